import { keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ExportSize, LeadList, LeadSheet } from '../../contract/leads.ts';
import { get, RequestError, request } from '../lib/request.ts';

/** Without news, lists are still never older than this. */
const STALE_AT_MOST_MS = 30_000;

export const LEADS = ['leads'] as const;

const oneKey = (number: number) => [...LEADS, 'one', number] as const;

/** @param search filters as they stand in the address */
export function useLeadList(search: string) {
  return useInfiniteQuery({
    queryKey: [...LEADS, 'list', search],
    queryFn: ({ pageParam }) =>
      get<LeadList>(`/api/leads?${search}${pageParam === null ? '' : `&before=${pageParam}`}`),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    refetchInterval: STALE_AT_MOST_MS,
  });
}

/** Row counts for the export menu; fetched while it is open. */
export function useExportSize(search: string, isAsked: boolean) {
  return useQuery({
    queryKey: [...LEADS, 'size', search],
    queryFn: () => get<ExportSize>(`/api/leads/export-size?${search}`),
    enabled: isAsked,
  });
}

export function useLead(number: number) {
  return useQuery({
    queryKey: oneKey(number),
    queryFn: () => get<LeadSheet>(`/api/leads/${number}`),
    refetchInterval: STALE_AT_MOST_MS,
  });
}

export type LeadAction = {
  readonly path: 'take' | 'stage' | 'notes' | 'reminder' | 'not-spam' | 'resend';
  readonly body?: object;
};

/** What a person does with a lead. The answer is the lead as it is then, also when somebody was faster. */
export function useLeadAction(number: number) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ path, body = {} }: LeadAction) => request<LeadSheet>('POST', `/api/leads/${number}/${path}`, body),
    onSuccess: (sheet) => queries.setQueryData(oneKey(number), sheet),
    onError(error) {
      const body = error instanceof RequestError && error.status === 409 ? (error.body as { lead?: LeadSheet }) : {};
      if (body.lead) queries.setQueryData(oneKey(number), body.lead);
    },
    onSettled: () => queries.invalidateQueries({ queryKey: [...LEADS, 'list'] }),
  });
}
