import type { ReactNode } from 'react';
import css from './accordion.module.css';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';

type AccordionItemProps = {
  name: string;
  summary: ReactNode;
  open?: boolean;
  id?: string;
  className?: string | undefined;
  summaryClassName?: string | undefined;
  children: ReactNode;
};

export function AccordionItem({
  name,
  summary,
  open = false,
  id,
  className,
  summaryClassName,
  children,
}: AccordionItemProps) {
  return (
    <details className={cx(css.item, className)} name={name} open={open} id={id}>
      <summary className={cx(css.summary, summaryClassName)}>
        {summary}
        <Icon name="plus" className={css.icon} />
      </summary>
      <div className={css.content}>{children}</div>
    </details>
  );
}
