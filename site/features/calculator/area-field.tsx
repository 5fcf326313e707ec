import { useId, useState } from 'react';
import { formatNumber } from '../../../model/format/area.ts';
import { Range } from '../../ui/range.tsx';
import styles from './area-field.module.css';
import type { Prices } from './estimate.ts';
import { clampArea } from './estimate.ts';
import { parseArea } from './parse-area.ts';

type AreaFieldProps = {
  limits: Pick<Prices, 'minAreaM2' | 'maxAreaM2'>;
  areaM2: number;
  onChange: (areaM2: number) => void;
};

/**
 * A slider and a number input with one value. An out-of-range number is clamped only when the visitor finishes typing.
 */
export function AreaField({ limits, areaM2, onChange }: AreaFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [wasOutOfRange, setOutOfRange] = useState(false);
  const { minAreaM2, maxAreaM2 } = limits;
  const isInRange = (area: number) => clampArea(limits, area) === area;

  function slide(area: number) {
    setTyped(null);
    setOutOfRange(false);
    onChange(area);
  }

  function type(text: string) {
    setTyped(text);
    const area = parseArea(text);
    if (area !== null && isInRange(area)) {
      setOutOfRange(false);
      onChange(area);
    }
  }

  function finish() {
    const area = typed === null ? null : parseArea(typed);
    setTyped(null);
    if (area === null || isInRange(area)) return;
    setOutOfRange(true);
    onChange(clampArea(limits, area));
  }

  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        Площадь квартиры по полу
      </label>
      <Range
        id={id}
        name="area"
        min={minAreaM2}
        max={maxAreaM2}
        value={Math.round(areaM2)}
        onChange={slide}
        aria-valuetext={`${formatNumber(areaM2)} м²`}
      />
      <div className={styles.number}>
        <input
          className={styles.input}
          name="area-number"
          inputMode="decimal"
          autoComplete="off"
          maxLength={6}
          aria-label="Площадь числом, м²"
          aria-describedby={`${id}-message`}
          value={typed ?? formatNumber(areaM2)}
          onChange={(event) => type(event.currentTarget.value)}
          onBlur={finish}
          onKeyDown={(event) => event.key === 'Enter' && finish()}
        />
        <span className={styles.unit} aria-hidden="true">
          м²
        </span>
      </div>
      <p className={styles.message} id={`${id}-message`} role="status">
        {wasOutOfRange
          ? `Считаем от\u00a0${minAreaM2} до\u00a0${maxAreaM2}\u00a0м². Для\u00a0дома позвоните, посчитаем отдельно.`
          : null}
      </p>
    </div>
  );
}
