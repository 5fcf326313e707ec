import type { ComponentProps, ReactNode } from 'react';
import { useId } from 'react';
import css from './field.module.css';
import { describe, Field, type FieldState } from './field.tsx';

type TextInputProps = Omit<ComponentProps<'input'>, 'className'> &
  FieldState & { label: ReactNode; className?: string | undefined };

/** `className` applies to the field, other props to the input. */
export function TextInput({ label, error, success, hint, id, className, ...input }: TextInputProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const state = { error, success, hint };
  return (
    <Field label={label} id={controlId} {...state} className={className}>
      <input className={css.input} id={controlId} {...describe(controlId, state)} {...input} />
    </Field>
  );
}
