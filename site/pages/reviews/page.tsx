import { FormBand } from '../../features/lead-form/form-band.tsx';
import type { PagePayload } from '../../lib/page.ts';
import { Figures } from '../../ui/figures.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import type { ReviewsData } from './data.ts';
import { FilterBar } from './filter-bar.tsx';
import { ReviewList } from './review-list.tsx';
import { useReviewFilter } from './use-review-filter.ts';

export function Page({ payload: { data } }: { payload: PagePayload<ReviewsData> }) {
  const { figures, reviews, form } = data;
  const [filter, setFilter] = useReviewFilter();
  const shown = reviews.filter(filter.isMatch);
  return (
    <>
      <Wrap>
        <Figures items={figures} />
        {reviews.length > 0 ? (
          <FilterBar reviews={reviews} filter={filter} shown={shown.length} onChoose={setFilter} />
        ) : null}
        <ReviewList reviews={shown} />
      </Wrap>
      <FormBand kind="callback" fields="comment" {...form} />
    </>
  );
}
