import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { each } from './each.ts';
import css from './meta.module.css';

type MetaProps = {
  items: readonly ReactNode[];
  /** The last and heaviest: usually the price. */
  strong?: ReactNode;
  className?: string | undefined;
};

/** The line of facts under a card's title: «64 м² 74 дня 1 482 000 ₽». */
export function Meta({ items, strong, className }: MetaProps) {
  return (
    <p className={cx(css.meta, className)}>
      {each(items, (item) => (
        <span>{item} </span>
      ))}
      {strong ? <b>{strong}</b> : null}
    </p>
  );
}
