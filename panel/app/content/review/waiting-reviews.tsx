import { Alert, Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useMomentWords } from '../../lib/use-moment-words.ts';
import { reviewAddress, reviewsQuery } from './review-queries.ts';

/** Texts of this entry that wait for a reviewer. */
export function WaitingReviews({ file }: { readonly file: string }) {
  const momentWords = useMomentWords();
  const { data = [] } = useQuery(reviewsQuery());
  return data
    .filter((review) => review.file === file)
    .map((review) => (
      <Alert key={review.id} color="blue" p="sm">
        {`${review.author.name}: правка ждёт проверки, ${momentWords(review.at)}. `}
        <Anchor component={Link} to={reviewAddress(review)}>
          Проверить
        </Anchor>
      </Alert>
    ));
}
