import { formatDate } from '../../../model/format/date.ts';
import { counted, MINUTES } from '../../../model/format/plural.ts';
import { ArticleRow } from '../../features/articles/article-row.tsx';
import { FormBand } from '../../features/lead-form/form-band.tsx';
import type { PagePayload } from '../../page-contract/page.ts';
import { Link } from '../../ui/link.tsx';
import { PhotoFigure } from '../../ui/photo-figure.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import { ArticleText } from './article-text.tsx';
import type { ArticleData } from './data.ts';
import css from './page.module.css';

export function Page({ payload: { data } }: { payload: PagePayload<ArticleData> }) {
  return (
    <>
      <ArticleHead article={data} />
      <ArticleText article={data} />
      <ArticleRow title="Читать дальше" articles={data.related} />
      <FormBand kind="callback" subject={data.slug} {...data.form} />
    </>
  );
}

function ArticleHead({ article }: { article: ArticleData }) {
  const { title, publishedOn, updatedOn, minutes, author, cover } = article;
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
          {'Автор\u00a0— '}
          {author.to ? (
            <Link to={author.to} look="text">
              {author.name}
            </Link>
          ) : (
            author.name
          )}
          {author.role ? `, ${author.role}` : ''}
        </span>
      </p>
      <PhotoFigure className={css.cover} photo={cover} sizes="full" ratio="2/1" priority subject />
    </Wrap>
  );
}
