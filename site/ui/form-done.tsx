import type { ReactNode } from 'react';
import css from './form-done.module.css';
import { Icon } from './icon.tsx';

type FormDoneProps = { title: ReactNode; children?: ReactNode; as?: 'h2' | 'h3' };

/** What stands in place of a form that was sent. */
export function FormDone({ title, children, as: Title = 'h3' }: FormDoneProps) {
  return (
    <div className={css.done} role="status">
      <Icon name="ok" className={css.icon} />
      <Title className={css.title}>{title}</Title>
      {children ? <p className="sub">{children}</p> : null}
    </div>
  );
}
