import { keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ExportSize, LeadAgenda, LeadBoard, LeadList, LeadSheet } from '../../contract/leads.ts';
import { get, RequestError, request } from '../lib/request.ts';
import { useMay } from '../lib/use-may.ts';
import type { LeadFilters } from './use-lead-filters.ts';

/** Refetch interval of lists, for updates that the event stream misses. */
const REFETCH_INTERVAL_MS = 30_000;

export const LEADS = ['leads'] as const;

const oneKey = (number: number) => [...LEADS, 'one', number] as const;

export function useLeadList(filters: LeadFilters) {
  return useInfiniteQuery({
    queryKey: [...LEADS, 'list', filters],
    queryFn: ({ pageParam }) =>
      request<LeadList>('POST', '/api/leads/list', { ...filters, ...(pageParam !== null && { before: pageParam }) }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    refetchInterval: REFETCH_INTERVAL_MS,
  });
}

export function useExportSize(filters: LeadFilters, isAsked: boolean) {
  return useQuery({
    queryKey: [...LEADS, 'size', filters],
    queryFn: () => request<ExportSize>('POST', '/api/leads/export-size', filters),
    enabled: isAsked,
  });
}

/** Boards, agendas and counts are lists, too: an action on a lead refreshes them. */
export function useLeadBoard() {
  return useQuery({
    queryKey: [...LEADS, 'list', 'board'],
    queryFn: () => get<LeadBoard>('/api/leads/board'),
    refetchInterval: REFETCH_INTERVAL_MS,
  });
}

export function useLeadAgenda() {
  return useQuery({
    queryKey: [...LEADS, 'list', 'agenda'],
    queryFn: () => get<LeadAgenda>('/api/leads/agenda'),
    refetchInterval: REFETCH_INTERVAL_MS,
  });
}

/** Count of new leads without a holder; `undefined` until loaded, and without the permission for leads. */
export function useWaitingLeads(): number | undefined {
  return useQuery({
    queryKey: [...LEADS, 'list', 'waiting'],
    queryFn: () => get<{ waiting: number }>('/api/push/waiting'),
    enabled: useMay('leads'),
  }).data?.waiting;
}

export function useLead(number: number) {
  return useQuery({
    queryKey: oneKey(number),
    queryFn: () => get<LeadSheet>(`/api/leads/${number}`),
    refetchInterval: REFETCH_INTERVAL_MS,
  });
}

export type LeadAction = {
  readonly path: 'take' | 'holder' | 'stage' | 'notes' | 'reminder' | 'not-spam' | 'resend';
  readonly body?: object;
};

/**
 * Performs an action on a lead. The response, even of a 409 conflict, contains the current lead, which updates the
 * cache.
 */
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
