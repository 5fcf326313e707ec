import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';
import css from './note.module.css';

type NoteProps = { tone?: 'info' | 'warn'; className?: string | undefined; children: ReactNode };

export function Note({ tone = 'info', className, children }: NoteProps) {
  return (
    <div className={cx(css.note, tone === 'warn' && css.warn, className)} role="note">
      <Icon name={tone} className={css.icon} />
      <div>{children}</div>
    </div>
  );
}
