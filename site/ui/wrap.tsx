import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import css from './wrap.module.css';

export function Wrap({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={cx(css.wrap, className)} {...rest} />;
}
