import { cx } from './cx.ts';
import css from './logo.module.css';

/** The mark and the name; wrap it in a link where it leads home. */
export function Logo({ name = 'Преголя', className }: { name?: string; className?: string | undefined }) {
  return (
    <span className={cx(css.logo, className)}>
      <svg className={css.mark} viewBox="0 0 34 34" aria-hidden="true" fill="none">
        <path d="M4 26V5h26v21" stroke="currentColor" strokeWidth="4.5" strokeLinejoin="miter" />
        <path
          className={css.water}
          d="M0 29.5c4.2-3.4 7.6-3.4 11.4 0s7.4 3.4 11.2 0 7.2-3.4 11.4 0"
          strokeWidth="2.6"
        />
      </svg>
      <span>{name}</span>
    </span>
  );
}
