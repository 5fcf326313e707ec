import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import css from './quote.module.css';

type QuoteProps = {
  children: ReactNode;
  author?: ReactNode;
  about?: ReactNode;
  size?: 's' | 'm';
  className?: string | undefined;
};

/** The quotation mark hangs to the left, so the parent needs a left margin, except on phones. */
export function Quote({ children, author, about, size = 'm', className }: QuoteProps) {
  return (
    <figure className={className}>
      <blockquote className={cx(css.quote, size === 's' && css.small)}>{children}</blockquote>
      {author || about ? (
        <figcaption className={css.by}>
          {author ? <b>{author}</b> : null} {about ? <span>{about}</span> : null}
        </figcaption>
      ) : null}
    </figure>
  );
}
