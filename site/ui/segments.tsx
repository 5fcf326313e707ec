import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import css from './segments.module.css';

type Option<Value extends string> = { value: Value; label: ReactNode; hint?: string };

type SegmentsProps<Value extends string> = {
  legend: ReactNode;
  legendHidden?: boolean;
  name: string;
  options: readonly Option<Value>[];
  value?: Value;
  defaultValue?: Value;
  onChange?: (value: Value) => void;
  fold?: boolean;
  className?: string | undefined;
};

export function Segments<Value extends string>({
  legend,
  legendHidden = false,
  name,
  options,
  value,
  defaultValue,
  onChange,
  fold = true,
  className,
}: SegmentsProps<Value>) {
  return (
    <fieldset className={cx(css.set, className)}>
      <legend className={legendHidden ? 'vh' : css.legend}>{legend}</legend>
      <div className={css.segments} data-fold={(fold && options.length === 4) || undefined}>
        {options.map((option) => (
          <label key={option.value} className={css.segment}>
            <input
              type="radio"
              name={name}
              value={option.value}
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value })}
              onChange={() => onChange?.(option.value)}
            />
            <span>
              {option.label}
              {option.hint === undefined ? null : <small>{` ${option.hint}`}</small>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
