import { useState } from 'react';
import type { PhotoView } from '../../pictures/photo.ts';
import { cssVars } from '../../ui/css-vars.ts';
import { Icon } from '../../ui/icon.tsx';
import { Photo } from '../../ui/photo.tsx';
import type { PhotoSizes } from '../../ui/photo-sizes.ts';
import css from './before-after.module.css';

type BeforeAfterProps = {
  before: PhotoView;
  after: PhotoView;
  label: string;
  ratio?: `${number}/${number}`;
  /** Initial position of the divider, in per cent from the left. */
  start?: number;
  sizes?: PhotoSizes;
};

/** Two shots from one viewpoint with a draggable divider. Without scripts the shots are shown side by side. */
export function BeforeAfter({ before, after, label, ratio = '3/2', start = 46, sizes = 'feature' }: BeforeAfterProps) {
  const [share, setShare] = useState(start);
  return (
    <div className={css.pair} style={cssVars({ '--share': `${share}%` })} data-before-after>
      <div className={css.after}>
        <Photo photo={after} ratio={ratio} sizes={sizes} />
        <span className={css.tag}>После</span>
      </div>
      <div className={css.before}>
        <Photo photo={before} ratio={ratio} sizes={sizes} />
        <span className={css.tag}>До</span>
      </div>
      <span className={css.line} aria-hidden="true">
        <span className={css.knob}>
          <Icon name="compare" />
        </span>
      </span>
      <input
        className={css.range}
        type="range"
        min={0}
        max={100}
        value={share}
        autoComplete="off"
        aria-label={`Сравнить до и после: ${label}`}
        aria-valuetext={`${share} % картинки до ремонта`}
        onChange={(event) => setShare(event.currentTarget.valueAsNumber)}
      />
    </div>
  );
}
