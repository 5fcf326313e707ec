import type { DrawingView } from '../pictures/drawing.ts';
import { cx } from './cx.ts';
import { Drawing } from './drawing.tsx';
import css from './logo.module.css';

type LogoProps = { name: string; mark?: DrawingView | undefined; className?: string | undefined };

export function Logo({ name, mark, className }: LogoProps) {
  return (
    <span className={cx(css.logo, className)}>
      {mark ? <Drawing className={css.mark} {...mark} /> : null}
      <span className={css.name}>{name}</span>
    </span>
  );
}
