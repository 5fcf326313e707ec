import css from './button.module.css';
import { cx } from './cx.ts';

export type ButtonLook = {
  /** Use `primary` once per screen. */
  variant?: 'primary' | 'secondary' | 'quiet' | undefined;
  /** Height: 44, 52 or 60 px. */
  size?: 's' | 'm' | 'l' | undefined;
  full?: boolean | undefined;
};

/** Selects primary buttons, for code that must not cover them. */
export const PRIMARY_BUTTON = `.${css.button}:not(.${css.secondary})`;

export function buttonClass({ variant = 'primary', size = 'm', full = false }: ButtonLook, className?: string) {
  return cx(
    variant === 'quiet' ? css.quiet : css.button,
    variant === 'secondary' && css.secondary,
    variant !== 'quiet' && size === 's' && css.small,
    variant !== 'quiet' && size === 'l' && css.large,
    full && css.full,
    className,
  );
}
