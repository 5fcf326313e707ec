import { cssVars } from './css-vars.ts';
import { cx } from './cx.ts';
import css from './skeleton.module.css';

type SkeletonProps = { ratio?: `${number}/${number}`; width?: string; height?: string; className?: string | undefined };

/** A stone block in the shape of what is coming; appears after 300 ms only. */
export function Skeleton({ ratio, width, height, className }: SkeletonProps) {
  return (
    <div
      className={cx(css.skeleton, className)}
      style={cssVars({ '--ar': ratio, '--w': width, '--h': height })}
      aria-hidden="true"
    />
  );
}
