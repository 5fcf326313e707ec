import type { ComponentProps, InputEvent } from 'react';
import { cssVars } from './css-vars.ts';
import { cx } from './cx.ts';
import css from './range.module.css';

type RangeProps = Omit<
  ComponentProps<'input'>,
  'type' | 'min' | 'max' | 'step' | 'value' | 'defaultValue' | 'onChange' | 'onInput'
> & {
  min: number;
  max: number;
  step?: number;
  value?: number;
  defaultValue?: number;
  onChange?: (value: number) => void;
  /** Value with its unit for screen readers. */
  'aria-valuetext': string;
};

/** Slider without a label: set `aria-label` or use `RangeField`. */
export function Range({ min, max, step = 1, value, defaultValue, onChange, className, ...rest }: RangeProps) {
  const shown = value ?? defaultValue ?? (min + max) / 2;
  const fill = (of: number) => `${Math.round(((of - min) / (max - min)) * 10_000) / 100}%`;

  function handleInput(event: InputEvent<HTMLInputElement>) {
    const next = event.currentTarget.valueAsNumber;
    // A controlled slider gets its fill from the next render.
    if (value === undefined) event.currentTarget.style.setProperty('--v', fill(next));
    onChange?.(next);
  }

  return (
    <input
      className={cx(css.range, className)}
      type="range"
      min={min}
      max={max}
      step={step}
      {...(value === undefined ? { defaultValue: shown } : { value, onChange: ignore })}
      onInput={handleInput}
      style={cssVars({ '--v': fill(shown) })}
      {...rest}
    />
  );
}

/** React requires `onChange` for a controlled input; `onInput` already handles the change. */
function ignore() {}
