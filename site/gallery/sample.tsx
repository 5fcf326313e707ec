import type { ReactNode } from 'react';
import css from './gallery.module.css';

type SampleProps = {
  /** Which state it is, for designers and for the names of tests. */
  name: string;
  /** Side by side, in cells of equal width, or one under the other. */
  as?: 'row' | 'cells' | 'halves' | 'stack';
  children: ReactNode;
};

export function Sample({ name, as = 'row', children }: SampleProps) {
  return (
    <div className={css.sample} data-sample={name}>
      <p className={css.name}>{name}</p>
      <div className={css[as]}>{children}</div>
    </div>
  );
}
