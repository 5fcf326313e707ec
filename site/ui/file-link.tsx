import type { ReactNode } from 'react';
import css from './file-link.module.css';
import { Icon } from './icon.tsx';

export function FileLink({ path, children }: { path: string; children: ReactNode }) {
  return (
    <a className={css.file} href={path} download>
      <Icon name="download" />
      <span>{children}</span>
    </a>
  );
}
