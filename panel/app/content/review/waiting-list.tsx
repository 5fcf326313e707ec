import { Anchor, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { typograph } from '../../../../model/format/typograph.ts';
import type { Review } from '../../../contract/reviews.ts';
import { Block } from '../../lib/block.tsx';
import { ErrorAlert } from '../../lib/error-alert.tsx';
import { useMay } from '../../lib/use-may.ts';
import { useMomentWords } from '../../lib/use-moment-words.ts';
import { EntryLink } from '../entry-link.tsx';
import { reviewAddress, reviewsQuery } from './review-queries.ts';

/** Texts that wait for review: with links to compare them for reviewers, as a reminder for their author. */
export function WaitingList() {
  const mayPublish = useMay('publish');
  const { data = [], error } = useQuery(reviewsQuery());
  if (data.length === 0 && error === null) return null;
  return (
    <Block title={mayPublish ? 'Ждут проверки' : 'Отправлено на проверку'}>
      <ErrorAlert error={error} />
      {data.map((review) => (
        <WaitingText key={review.id} review={review} isReviewed={mayPublish} />
      ))}
    </Block>
  );
}

function WaitingText({ review, isReviewed }: { readonly review: Review; readonly isReviewed: boolean }) {
  const momentWords = useMomentWords();
  const { file, title, author, note, at } = review;
  return (
    <div>
      <Group gap="xs" justify="space-between">
        {isReviewed ? (
          <Anchor component={Link} to={reviewAddress(review)}>
            {typograph(title)}
          </Anchor>
        ) : (
          <EntryLink file={file} title={title} />
        )}
        <Text size="sm" c="dimmed">
          {isReviewed && `${author.name}, `}
          {momentWords(at)}
        </Text>
      </Group>
      {note !== '' && <Text size="sm">«{note}»</Text>}
    </div>
  );
}
