import type { ComponentProps } from 'react';
import css from './button.module.css';
import { type ButtonLook, buttonClass } from './button-class.ts';
import { Spinner } from './spinner.tsx';

type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** Ignores clicks, keeps the width and shows `busyLabel` instead of the label. */
    busy?: boolean;
    busyLabel?: string;
  };

export function Button({
  variant,
  size,
  full,
  busy = false,
  busyLabel = 'Отправляем…',
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      className={buttonClass({ variant, size, full }, className)}
      type={type}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      {...rest}
    >
      {busy ? (
        <span className={css.stack}>
          <span className={css.ghost} aria-hidden="true">
            {children}
          </span>
          <span className={css.busy}>
            <Spinner />
            {busyLabel}
          </span>
        </span>
      ) : (
        children
      )}
    </button>
  );
}
