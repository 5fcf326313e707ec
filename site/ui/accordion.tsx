import type { ReactNode } from 'react';
import css from './accordion.module.css';
import { AccordionItem } from './accordion-item.tsx';
import { cx } from './cx.ts';

type AccordionProps = {
  name: string;
  items?: readonly { readonly title: ReactNode; readonly content: ReactNode; readonly id?: string }[];
  firstOpen?: boolean;
  className?: string | undefined;
  /** Alternative to `items`: `AccordionItem` elements with custom summaries. */
  children?: ReactNode;
};

/** Native `details` group: works without JavaScript and with find-in-page. */
export function Accordion({ name, items = [], firstOpen = false, className, children }: AccordionProps) {
  return (
    <div className={cx(css.accordion, className)}>
      {items.map(({ title, content, id }, index) => (
        <AccordionItem
          key={id ?? index}
          name={name}
          open={firstOpen && index === 0}
          summary={title}
          {...(id ? { id } : {})}
        >
          {typeof content === 'string' ? content.split('\n\n').map((text) => <p key={text}>{text}</p>) : content}
        </AccordionItem>
      ))}
      {children}
    </div>
  );
}
