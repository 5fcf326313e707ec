import { formatDate } from '../../../model/format/date.ts';
import { counted, MINUTES } from '../../../model/format/plural.ts';
import { PhotoFigure } from '../../ui/photo-figure.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import css from './article-head.module.css';
import type { ArticleData } from './data.ts';

export function ArticleHead({ article }: { article: ArticleData }) {
  const { title, publishedOn, updatedOn, minutes, author, authorRole, cover } = article;
  return (
    <Wrap className={css.head}>
      <h1 className={css.title}>{title}</h1>
      <p className={css.byline}>
        <span>
          <time dateTime={publishedOn}>{formatDate(publishedOn)}</time>
          {updatedOn ? (
            <>
              , обновили <time dateTime={updatedOn}>{formatDate(updatedOn)}</time>
            </>
          ) : null}
        </span>{' '}
        <span>Читать {counted(minutes, MINUTES)}</span>{' '}
        <span>
          {`Автор\u00a0— ${author}`}
          {authorRole ? `, ${authorRole}` : ''}
        </span>
      </p>
      <PhotoFigure className={css.cover} photo={cover} sizes="full" ratio="2/1" priority subject />
    </Wrap>
  );
}
