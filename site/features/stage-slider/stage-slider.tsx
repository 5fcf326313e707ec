import { useId, useRef, useState } from 'react';
import { cssVars } from '../../ui/css-vars.ts';
import { Photo } from '../../ui/photo.tsx';
import type { PhotoSizes } from '../../ui/photo-sizes.ts';
import { Range } from '../../ui/range.tsx';
import { stageAt } from './stage-at.ts';
import css from './stage-slider.module.css';
import type { StageView } from './stage-slider-data.ts';

type StageSliderProps = { stages: readonly StageView[]; days: number; sizes?: PhotoSizes };

/** One room through all stages, with the total paid at each. Without scripts and in print, a row of photos. */
export function StageSlider({ stages, days, sizes = 'feature' }: StageSliderProps) {
  const [current, setCurrent] = useState(stages.length - 1);
  const isDragged = useRef(false);
  const id = useId();
  const shown = stages[current] as StageView;
  const first = (stages[0] as StageView).day;
  const at = (day: number) => `${((day - first) / (days - first)) * 100}%`;
  return (
    <div className={css.slider}>
      <ol className={css.stages}>
        {stages.map(({ day, title, text, paid, photo }, index) => (
          <li className={css.stage} key={day} data-on={index === current || undefined}>
            <Photo photo={photo} sizes={sizes} />
            <p className={css.caption}>
              <b>{`День ${day} из ${days}. ${title}`}</b>
              <span>{`Оплачено ${paid}`}</span>
            </p>
            {text ? <p>{text}</p> : null}
          </li>
        ))}
      </ol>
      <div className={css.rail}>
        <label htmlFor={id}>День ремонта</label>
        <Range
          id={id}
          min={first}
          max={days}
          value={shown.day}
          autoComplete="off"
          aria-valuetext={`день ${shown.day} из ${days}, ${shown.title.toLowerCase()}, оплачено ${shown.paid}`}
          onPointerDown={() => {
            isDragged.current = true;
          }}
          onPointerUp={() => {
            isDragged.current = false;
          }}
          onChange={(day) => setCurrent(stageAt(stages, current, day, isDragged.current))}
        />
        <span className={css.chart} aria-hidden="true">
          {stages.map(({ day }, index) => (
            <span
              className={css.bar}
              key={day}
              style={cssVars({ '--from': at(stages[index - 1]?.day ?? first), '--to': at(day) })}
              data-on={index === current || undefined}
            >
              {day}
            </span>
          ))}
        </span>
      </div>
    </div>
  );
}
