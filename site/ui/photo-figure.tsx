import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { Photo, type PhotoProps } from './photo.tsx';
import css from './photo-figure.module.css';

type PhotoFigureProps = Omit<PhotoProps, 'className'> & { caption?: ReactNode; className?: string | undefined };

export function PhotoFigure({ caption, className, ...photo }: PhotoFigureProps) {
  const text = caption ?? photo.photo.caption;
  return (
    <figure className={cx(css.figure, className)}>
      <Photo {...photo} />
      {text ? <figcaption className={css.caption}>{text}</figcaption> : null}
    </figure>
  );
}
