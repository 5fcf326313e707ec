import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Addressee, Notice, Thread } from '../../../contract/comments.ts';
import { get, request } from '../../lib/request.ts';

const EVERY_MS = 30_000;

export const threadsQuery = (file: string) =>
  queryOptions({
    queryKey: ['comments', file],
    queryFn: () => get<Thread[]>(`/api/comments?file=${encodeURIComponent(file)}`),
    refetchInterval: EVERY_MS,
    staleTime: 0,
  });

export const noticesQuery = () =>
  queryOptions({
    queryKey: ['notices'],
    queryFn: () => get<Notice[]>('/api/notices'),
    refetchInterval: EVERY_MS,
  });

export const colleaguesQuery = () =>
  queryOptions({ queryKey: ['colleagues'], queryFn: () => get<Addressee[]>('/api/colleagues') });

/** A change of comments by a request; the shown comments and notices follow. */
export function useCommentChange(path: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: object) => request('POST', path, body),
    onSuccess: () =>
      Promise.all(
        [['comments'], ['notices']].map((queryKey) => client.invalidateQueries({ queryKey, refetchType: 'active' })),
      ),
  });
}
