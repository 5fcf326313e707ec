import { useQuery } from '@tanstack/react-query';
import { useMay } from '../lib/use-may.ts';
import { draftsQuery } from './queries.ts';

/** Says how many drafts are not published yet, «черновиков: 2»; empty without drafts. Only administrators count those of others. */
export function useDraftsWaiting(): string {
  const { data } = useQuery({ ...draftsQuery(), enabled: useMay('content') });
  const count = (data?.own.length ?? 0) + (data?.others ?? 0);
  return count === 0 ? '' : `черновиков: ${count}`;
}
