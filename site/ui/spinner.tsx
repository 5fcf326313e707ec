import { cx } from './cx.ts';
import css from './spinner.module.css';

/** Hidden from screen readers without a label, since a busy button announces its own state. */
export function Spinner({ label, className }: { label?: string; className?: string | undefined }) {
  if (label === undefined) return <span className={cx(css.spinner, className)} aria-hidden="true" />;
  return (
    <span role="status">
      <span className={cx(css.spinner, className)} aria-hidden="true" />
      <span className="vh">{label}</span>
    </span>
  );
}
