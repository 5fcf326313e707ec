import { useQuery } from '@tanstack/react-query';
import type { Session } from '../../contract/access.ts';
import { get } from './request.ts';

export function useSession() {
  return useQuery({
    queryKey: ['session'],
    queryFn: () => get<Session>('/api/session'),
    staleTime: 60_000,
    refetchInterval: 300_000,
  });
}
