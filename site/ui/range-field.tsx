import type { ComponentProps, ReactNode } from 'react';
import { useId, useState } from 'react';
import { Range } from './range.tsx';
import css from './range-field.module.css';

type RangeFieldProps = Omit<ComponentProps<typeof Range>, 'aria-valuetext'> & {
  label: ReactNode;
  format: (value: number) => string;
};

export function RangeField({ label, format, value, defaultValue, onChange, ...range }: RangeFieldProps) {
  const id = useId();
  const [own, setOwn] = useState(defaultValue ?? range.min);
  const shown = value ?? own;

  function handleChange(next: number) {
    setOwn(next);
    onChange?.(next);
  }

  return (
    <div className={css.row}>
      <label htmlFor={id}>{label}</label>
      <output htmlFor={id} className={css.output}>
        {format(shown)}
      </output>
      <Range
        {...range}
        id={id}
        className={css.range}
        value={shown}
        onChange={handleChange}
        aria-valuetext={format(shown)}
      />
    </div>
  );
}
