import type { ComponentProps, ReactNode } from 'react';
import { useId } from 'react';
import css from './checkbox.module.css';
import { cx } from './cx.ts';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'className' | 'children'> & {
  type?: 'checkbox' | 'radio';
  error?: string | undefined;
  aside?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
};

/** `className` applies to the label, other props to the input. */
export function Checkbox({ type = 'checkbox', error, aside, id, className, children, ...input }: CheckboxProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const errorId = `${controlId}-message`;
  return (
    <div className={cx(css.field, className)} data-state={error ? 'error' : undefined} data-field>
      <label className={css.label}>
        <input
          className={css.box}
          type={type}
          id={controlId}
          // An explicit `false` stops screen readers from announcing an empty required box as invalid.
          aria-invalid={error ? true : input.required ? false : undefined}
          aria-describedby={error ? errorId : undefined}
          {...input}
        />
        <span>{children}</span>
        {aside === undefined ? null : <span className={css.aside}>{aside}</span>}
      </label>
      {error ? (
        <p className={css.message} id={errorId}>
          {error}
        </p>
      ) : null}
    </div>
  );
}
