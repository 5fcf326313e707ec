import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import css from './quote.module.css';

type QuoteProps = {
  /** With its outer «». */
  children: ReactNode;
  author?: ReactNode;
  /** Whose flat it was: «64 м² на Артиллерийской, «Комфорт»». */
  about?: ReactNode;
  size?: 's' | 'm';
  className?: string | undefined;
};

/** Hanging quotation mark: the parent has room on the left, except on phones. */
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
