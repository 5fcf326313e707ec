import type { ReactNode } from 'react';
import css from './gallery.module.css';

type SampleProps = {
  name: string;
  /** `cells`: side by side in cells of equal width; `stack`: one below the other. */
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
