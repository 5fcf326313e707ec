import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import css from './form-card.module.css';

type FormCardProps = {
  title: ReactNode;
  lead?: ReactNode;
  /** Removes the shadow, for use in a tinted section. */
  flat?: boolean;
  as?: 'h2' | 'h3';
  id?: string;
  className?: string | undefined;
  children: ReactNode;
};

export function FormCard({ title, lead, flat = false, as: Title = 'h2', id, className, children }: FormCardProps) {
  return (
    <div className={cx(css.card, flat && css.flat, className)} id={id}>
      <Title className={css.title}>{title}</Title>
      {lead ? <p className={css.lead}>{lead}</p> : null}
      {children}
    </div>
  );
}
