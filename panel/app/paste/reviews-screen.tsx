import { useMutation, useQueryClient } from '@tanstack/react-query';
import { counted, REVIEWS } from '../../../model/format/plural.ts';
import { placeOfReviews } from '../../../model/pasted/review-lines.ts';
import { readReviews } from '../../../model/pasted/reviews.ts';
import { ErrorAlert } from '../lib/error-alert.tsx';
import { knownReviews } from './known-reviews.ts';
import { PasteBox } from './paste-box.tsx';
import { PasteScreen } from './paste-screen.tsx';
import { ReviewRows } from './review-rows.tsx';

/** Reviews copied from Avito, Yandex Maps or 2GIS become drafts. */
export function ReviewsScreen() {
  const client = useQueryClient();
  const reading = useMutation({
    async mutationFn(text: string) {
      const read = readReviews(text);
      const known = await knownReviews(
        client,
        read.reviews.map(({ author }) => author),
      );
      return { read, known, place: placeOfReviews(text) };
    },
  });
  return (
    <PasteScreen
      title="Вставить отзывы"
      hint="Каждый отзыв станет черновиком. Без согласия автора на публикацию он на сайт не выйдет."
      back={['reviews']}
    >
      <PasteBox
        label="Отзывы"
        hint="Раскройте длинные отзывы на странице Авито, Яндекс Карт или 2ГИС, выделите их вместе с именами и датами, скопируйте и вставьте сюда"
        isLoading={reading.isPending}
        outcome={reading.data ? `Понято: ${counted(reading.data.read.reviews.length, REVIEWS)}.` : ''}
        onRead={reading.mutate}
      />
      <ErrorAlert error={reading.error} />
      {reading.data && <ReviewRows key={reading.submittedAt} {...reading.data} />}
    </PasteScreen>
  );
}
