import type { ReactNode } from 'react';
import { ArrowLink } from './arrow-link.tsx';
import { cx } from './cx.ts';
import css from './section-head.module.css';

type SectionHeadProps = {
  title: ReactNode;
  lead?: ReactNode;
  link?: { label: ReactNode; to: string } | undefined;
  as?: 'h1' | 'h2' | 'h3';
  id?: string;
  /** Leaves the lead out on phones. */
  brief?: boolean;
  className?: string | undefined;
};

export function SectionHead({ title, lead, link, as: Title = 'h2', id, brief = false, className }: SectionHeadProps) {
  return (
    <div className={cx(css.head, brief && css.brief, className)}>
      <Title className={css.title} id={id}>
        {title}
      </Title>
      {link ? (
        <ArrowLink className={css.link} to={link.to}>
          {link.label}
        </ArrowLink>
      ) : null}
      {lead ? <p className={cx('lead', css.lead)}>{lead}</p> : null}
    </div>
  );
}
