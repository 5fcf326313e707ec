import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import css from './field.module.css';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-paths.ts';

/** Message below a control, in order of precedence: error, success, hint. */
export type FieldState = { error?: ReactNode; success?: string | undefined; hint?: ReactNode };

type FieldProps = FieldState & {
  label: ReactNode;
  /** Id of the control; the message has the id `{id}-message`. */
  id: string;
  icon?: IconName;
  className?: string | undefined;
  children: ReactNode;
};

export function Field({ label, id, error, success, hint, icon, className, children }: FieldProps) {
  const message = error ?? success ?? hint;
  const mark = error ? 'error' : success ? 'check' : icon;
  return (
    <div className={cx(css.field, className)} data-state={error ? 'error' : success ? 'success' : undefined} data-field>
      <label className={css.label} htmlFor={id}>
        {label}
      </label>
      <div className={css.control} data-icon={mark && true}>
        {children}
        {mark ? <Icon name={mark} className={css.icon} /> : null}
      </div>
      {message ? (
        <p className={css.message} id={messageId(id)}>
          {message}
        </p>
      ) : null}
    </div>
  );
}

/** Returns ARIA attributes that associate a control with its message. */
export function describe(id: string, { error, success, hint }: FieldState) {
  return {
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error || success || hint ? messageId(id) : undefined,
  };
}

function messageId(id: string): string {
  return `${id}-message`;
}
