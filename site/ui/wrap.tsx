import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import css from './wrap.module.css';

/** The container: 1360 px at most, with the page's margins. */
export function Wrap({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={cx(css.wrap, className)} {...rest} />;
}
