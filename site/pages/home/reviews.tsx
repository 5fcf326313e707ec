import { REVIEWS } from '../../../model/format/plural.ts';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import { Photo } from '../../ui/photo.tsx';
import { Quote } from '../../ui/quote.tsx';
import { Section } from '../../ui/section.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { Stars } from '../../ui/stars.tsx';
import { allOf } from './all-of.ts';
import styles from './reviews.module.css';
import type { ReviewsData } from './reviews-data.ts';

export function Reviews({ title, lead, total, main, more }: ReviewsData) {
  return (
    <Section>
      <SectionHead
        brief
        title={title}
        lead={lead}
        link={{ label: allOf(total, REVIEWS, 'Все отзывы'), to: '/about/reviews' }}
      />
      {main ? (
        <div className={styles.main} data-pictured={main.photo !== null || undefined}>
          {main.photo ? <Photo className={styles.photo} photo={main.photo} sizes="half" ratio="1/1" /> : null}
          <div className={styles.words}>
            <Stars value={main.rating} />
            <Quote className={styles.quote} author={main.author} about={main.about}>
              {main.quote}
            </Quote>
            {main.work ? (
              <ArrowLink className={styles.link} to={main.work}>
                Смотреть эту квартиру
              </ArrowLink>
            ) : null}
          </div>
        </div>
      ) : null}
      {more.length > 0 ? (
        <ul className={styles.more}>
          {more.map(({ slug, quote, author, about }) => (
            <li className={styles.review} key={slug}>
              <Quote size="s" author={author} about={about}>
                {quote}
              </Quote>
            </li>
          ))}
        </ul>
      ) : null}
    </Section>
  );
}
