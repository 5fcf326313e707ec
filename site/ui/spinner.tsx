import { cx } from './cx.ts';
import css from './spinner.module.css';

/** Silent unless it has a label: a busy button says itself what it does. */
export function Spinner({ label, className }: { label?: string; className?: string | undefined }) {
  if (label === undefined) return <span className={cx(css.spinner, className)} aria-hidden="true" />;
  return (
    <span role="status">
      <span className={cx(css.spinner, className)} aria-hidden="true" />
      <span className="vh">{label}</span>
    </span>
  );
}
