import { FormBand } from '../../features/lead-form/form-band.tsx';
import { useQueryChoice } from '../../features/list/use-query-choice.ts';
import type { PagePayload } from '../../lib/page.ts';
import { Figures } from '../../ui/figures.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import type { ReviewsData } from './data.ts';
import { FilterBar } from './filter-bar.tsx';
import { NoReviews } from './no-reviews.tsx';
import { FILTER_IN_QUERY } from './review-filter.ts';
import { ReviewList } from './review-list.tsx';

export function Page({ payload: { data } }: { payload: PagePayload<ReviewsData> }) {
  const { figures, reviews, form } = data;
  const [filter, changeFilter] = useQueryChoice(FILTER_IN_QUERY);
  const shown = reviews.filter(filter.isMatch);
  return (
    <>
      <Wrap>
        <Figures items={figures} />
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
      <FormBand kind="callback" comment {...form} />
    </>
  );
}
