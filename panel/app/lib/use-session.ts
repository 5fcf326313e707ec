import { useQuery } from '@tanstack/react-query';
import type { Person } from '../../contract/roles.ts';
import { get } from './request.ts';

export type Session = { readonly person: Person };

export function useSession() {
  return useQuery({
    queryKey: ['session'],
    queryFn: () => get<Session>('/api/session'),
    staleTime: 60_000,
    refetchInterval: 300_000,
  });
}
