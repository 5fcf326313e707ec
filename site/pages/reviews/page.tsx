import { counted, REVIEWS } from '../../../model/format/plural.ts';
import { FormBand } from '../../features/lead-form/form-band.tsx';
import { useQueryChoice } from '../../features/list/use-query-choice.ts';
import type { ReviewView } from '../../features/reviews/review-data.ts';
import { ReviewItem } from '../../features/reviews/review-item.tsx';
import type { PagePayload } from '../../page-contract/page.ts';
import { useShell } from '../../shell/facts/shell.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Figures } from '../../ui/figures.tsx';
import { SHOWN, ShortList } from '../../ui/short-list.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import type { ReviewsData } from './data.ts';
import { FilterBar } from './filter-bar.tsx';
import css from './page.module.css';
import { FILTER_IN_QUERY } from './review-filter.ts';

export function Page({ payload: { data } }: { payload: PagePayload<ReviewsData> }) {
  const { figures, rating, reviews, form } = data;
  const [filter, changeFilter] = useQueryChoice(FILTER_IN_QUERY);
  const shown = reviews.filter(filter.isMatch);
  return (
    <>
      <Wrap>
        {figures.length > 0 ? <Figures items={figures} /> : null}
        {rating ? <p className={`sub ${css.rating}`}>{rating}</p> : null}
        {reviews.length > 0 ? (
          <FilterBar
            reviews={reviews}
            filter={filter}
            shown={shown.length}
            onChoose={(chosen) => changeFilter(() => chosen)}
          />
        ) : null}
        {reviews.length > 0 ? <ReviewList reviews={shown} /> : <NoReviews />}
      </Wrap>
      <FormBand kind="review" {...form} />
    </>
  );
}

function ReviewList({ reviews }: { reviews: readonly ReviewView[] }) {
  return (
    <ShortList count={reviews.length} more={`Ещё ${counted(reviews.length - SHOWN, REVIEWS)}`}>
      <ul>
        {reviews.map((review) => (
          <li key={review.slug}>
            <ReviewItem review={review} />
          </li>
        ))}
      </ul>
    </ShortList>
  );
}

function NoReviews() {
  const { browse } = useShell();
  return (
    <Empty
      title="Отзывов пока нет"
      action={
        <ButtonLink variant="secondary" to={browse.to}>
          {browse.label}
        </ButtonLink>
      }
    >
      {'Делали у\u00a0нас ремонт? Оставьте отзыв в\u00a0форме ниже. Опубликуем, когда дадите согласие.'}
    </Empty>
  );
}
