import type { ReactNode } from 'react';
import css from './form-alert.module.css';
import { Icon } from './icon.tsx';

/** A submission that failed: says what happened and what to do. */
export function FormAlert({ children }: { children: ReactNode }) {
  return (
    <div className={css.alert} role="alert">
      <Icon name="error" className={css.icon} />
      <p>{children}</p>
    </div>
  );
}
