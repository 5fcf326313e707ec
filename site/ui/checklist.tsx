import type { ReactNode } from 'react';
import css from './checklist.module.css';
import { cx } from './cx.ts';
import { each } from './each.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-paths.ts';

type ChecklistProps = {
  items: readonly ReactNode[];
  icon?: IconName;
  tone?: 'sage' | 'muted';
  className?: string | undefined;
};

export function Checklist({ items, icon = 'check', tone = 'sage', className }: ChecklistProps) {
  return (
    <ul className={cx(css.list, className)} data-tone={tone}>
      {each(items, (item) => (
        <li className={css.item}>
          <Icon name={icon} className={css.icon} />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}
