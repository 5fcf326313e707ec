import type { ComponentProps, ReactNode } from 'react';
import { useId } from 'react';
import css from './field.module.css';
import { describe, Field, type FieldState } from './field.tsx';

type SelectProps = Omit<ComponentProps<'select'>, 'className' | 'children'> &
  FieldState & {
    label: ReactNode;
    options: readonly { readonly value: string; readonly label: string }[];
    className?: string | undefined;
  };

export function Select({ label, options, error, success, hint, id, className, ...select }: SelectProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const state = { error, success, hint };
  return (
    <Field label={label} id={controlId} {...state} icon="chev" className={className}>
      <select className={css.input} id={controlId} {...describe(controlId, state)} {...select}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  );
}
