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
  /** The number with its unit, as it is heard. */
  'aria-valuetext': string;
};

/** A bare slider: name it with `aria-label` or use RangeField, and show its number beside it. */
export function Range({ min, max, step = 1, value, defaultValue, onChange, className, ...rest }: RangeProps) {
  const shown = value ?? defaultValue ?? (min + max) / 2;
  const fill = (of: number) => `${Math.round(((of - min) / (max - min)) * 10_000) / 100}%`;

  function handleInput(event: InputEvent<HTMLInputElement>) {
    const next = event.currentTarget.valueAsNumber;
    // Of a controlled one whoever holds the value decides what becomes of it.
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

/** React asks a controlled field for a change handler; `input` has said it already. */
function ignore() {}
