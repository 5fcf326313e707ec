import { useQuery } from '@tanstack/react-query';
import { useMay } from '../lib/use-may.ts';
import { reviewsQuery } from './review/review-queries.ts';
import { noticesQuery } from './together/comment-queries.ts';

/** Number of unread comments to the person, and of texts that wait for their review. */
export function useWaitingCount(): number {
  const enabled = useMay('content');
  const mayPublish = useMay('publish');
  const notices = useQuery({ ...noticesQuery(), enabled });
  const reviews = useQuery({ ...reviewsQuery(), enabled: mayPublish });
  const unread = notices.data?.filter(({ isUnread }) => isUnread).length ?? 0;
  return unread + (mayPublish ? (reviews.data?.length ?? 0) : 0);
}
