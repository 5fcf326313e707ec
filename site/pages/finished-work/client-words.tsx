import { quotation } from '../../../model/format/quotation.ts';
import { Photo } from '../../ui/photo.tsx';
import { Quote } from '../../ui/quote.tsx';
import { ReviewSourceLine } from '../../ui/review-source-line.tsx';
import { Section } from '../../ui/section.tsx';
import { Stars } from '../../ui/stars.tsx';
import type { ClientReview } from './client-review-data.ts';
import css from './client-words.module.css';

export function ClientWords({ review }: { review: ClientReview | null }) {
  if (!review) return null;
  const { author, about, rating, quote, text, reply, photo, source } = review;
  return (
    <Section aria-labelledby="client">
      <h2 className="vh" id="client">
        Что говорят хозяева
      </h2>
      <div className={css.review}>
        <div className={css.main}>
          <Stars value={rating} />
          <Quote className={css.quote} author={author} about={about}>
            {quotation(quote)}
          </Quote>
          <div className={css.source}>
            <ReviewSourceLine {...source} />
          </div>
        </div>
        <div className={css.more}>
          {photo ? <Photo photo={photo} sizes="half" /> : null}
          {text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {reply ? (
            <div className={css.reply}>
              <p className={css.replyTitle}>Ответ директора</p>
              <p>{reply}</p>
            </div>
          ) : null}
        </div>
      </div>
    </Section>
  );
}
