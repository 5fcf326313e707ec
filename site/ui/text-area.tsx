import type { ComponentProps, ReactNode } from 'react';
import { useId } from 'react';
import { cx } from './cx.ts';
import css from './field.module.css';
import { describe, Field, type FieldState } from './field.tsx';

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'className'> &
  FieldState & { label: ReactNode; className?: string | undefined };

export function TextArea({ label, error, success, hint, id, className, ...area }: TextAreaProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const state = { error, success, hint };
  return (
    <Field label={label} id={controlId} {...state} className={className}>
      <textarea className={cx(css.input, css.area)} id={controlId} {...describe(controlId, state)} {...area} />
    </Field>
  );
}
