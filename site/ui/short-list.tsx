import { type ReactNode, useId } from 'react';
import css from './short-list.module.css';

type ShortListProps = {
  /** Number of items that the list contains. */
  count: number;
  /** For example «Ещё 4 обещания». */
  more: string;
  /** One list of items. */
  children: ReactNode;
};

/** On phones shows the first four items of a list and a switch for the others; needs no scripts. */
export function ShortList({ count, more, children }: ShortListProps) {
  const id = useId();
  if (count <= SHOWN) return children;
  return (
    <div className={css.short}>
      <input className={css.toggle} id={id} type="checkbox" autoComplete="off" />
      {children}
      <label className={css.more} htmlFor={id}>
        {more}
      </label>
    </div>
  );
}

/** The stylesheet contains the same number. */
export const SHOWN = 4;
