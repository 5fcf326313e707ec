import { queryOptions } from '@tanstack/react-query';
import type { Review, ReviewDetail } from '../../../contract/reviews.ts';
import { get } from '../../lib/request.ts';

const EVERY_MS = 30_000;

/** Texts sent for review: of all authors for reviewers, else those of the person. */
export const reviewsQuery = () =>
  queryOptions({ queryKey: ['reviews'], queryFn: () => get<Review[]>('/api/reviews'), refetchInterval: EVERY_MS });

export const reviewQuery = (id: string) =>
  queryOptions({
    queryKey: ['reviews', id],
    queryFn: () => get<ReviewDetail>(`/api/reviews/${id}`),
    staleTime: 0,
  });

export const reviewAddress = ({ id }: Review) => `/review/${id}`;
