import { formatMonthYear } from '../../../model/format/date.ts';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import { Link } from '../../ui/link.tsx';
import { Photo } from '../../ui/photo.tsx';
import { ReviewSourceLine } from '../../ui/review-source-line.tsx';
import { Stars } from '../../ui/stars.tsx';
import type { ReviewView } from './review-data.ts';
import styles from './review-item.module.css';

export function ReviewItem({ review }: { review: ReviewView }) {
  const { author, about, date, rating, source, photo, work, foreman } = review;
  return (
    <article className={styles.item} data-pictured={photo !== null || undefined}>
      <header className={styles.who}>
        <Stars value={rating} />
        <h2 className={styles.author}>{author}</h2>
        <p>{about}</p>
        <time className="caption" dateTime={date}>
          {formatMonthYear(date)}
        </time>
        {foreman ? (
          <p>
            {'Прораб\u00a0— '}
            <Link to={foreman.to} look="text">
              {foreman.name}
            </Link>
          </p>
        ) : null}
        <ReviewSourceLine {...source} />
      </header>
      <Words {...review} />
      {photo || work ? (
        <div className={styles.place}>
          {photo && work ? (
            <Link className={styles.picture} to={work} tabIndex={-1} aria-hidden="true">
              <Photo photo={photo} sizes="review" ratio="4/3" />
            </Link>
          ) : null}
          {photo && !work ? <Photo photo={photo} sizes="review" ratio="4/3" /> : null}
          {work ? <ArrowLink to={work}>Смотреть работу</ArrowLink> : null}
        </div>
      ) : null}
    </article>
  );
}

function Words({ quote, text, reply }: Pick<ReviewView, 'quote' | 'text' | 'reply'>) {
  return (
    <div className={styles.words}>
      <blockquote>
        <p className={styles.quote}>{quote}</p>
        {text.map((paragraph) => (
          <p className={styles.text} key={paragraph}>
            {paragraph}
          </p>
        ))}
      </blockquote>
      {reply ? (
        <div className={styles.reply}>
          <h3>Ответ директора</h3>
          <p>{reply}</p>
        </div>
      ) : null}
    </div>
  );
}
