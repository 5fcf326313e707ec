import type { ReactNode } from 'react';
import css from './file-link.module.css';
import { Icon } from './icon.tsx';

/** Saves a file; on paper it is of no use. */
export function FileLink({ path, children }: { path: string; children: ReactNode }) {
  return (
    <a className={css.file} href={path} download>
      <Icon name="download" />
      <span>{children}</span>
    </a>
  );
}
