import { queryOptions } from '@tanstack/react-query';
import type { KindName } from '../../../model/kinds/kinds.ts';
import type {
  Drafts,
  Entry,
  EntrySummary,
  HistoryItem,
  KindInfo,
  KindSummary,
  PlannedEntry,
  RecentChange,
  Referrer,
  Scheduled,
} from '../../contract/content.ts';
import type { BinItem, EntryVisits, PageVisits } from '../../contract/lists.ts';
import type { TextValues } from '../../contract/text-values.ts';
import { get } from '../lib/request.ts';

export const kindsQuery = () =>
  queryOptions({
    queryKey: ['kinds'],
    queryFn: () => get<KindSummary[]>('/api/kinds'),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const kindFormsQuery = () =>
  queryOptions({
    queryKey: ['kind-forms'],
    queryFn: () => get<KindInfo[]>('/api/kind-forms'),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const draftsQuery = () => queryOptions({ queryKey: ['drafts'], queryFn: () => get<Drafts>('/api/drafts') });

export const entriesQuery = (kind: KindName) =>
  queryOptions({ queryKey: ['entries', kind], queryFn: () => get<EntrySummary[]>(`/api/entries?kind=${kind}`) });

export const plannedQuery = () =>
  queryOptions({ queryKey: ['entries', 'planned'], queryFn: () => get<PlannedEntry[]>('/api/entries/planned') });

export const visitsQuery = (kind: KindName) =>
  queryOptions({
    queryKey: ['visits', kind],
    queryFn: () => get<EntryVisits>(`/api/entries/visits?kind=${kind}`),
    staleTime: 60_000,
  });

export const pageVisitsQuery = () =>
  queryOptions({
    queryKey: ['visits'],
    queryFn: () => get<PageVisits>('/api/pages/visits'),
    staleTime: 60_000,
  });

export const textValuesQuery = () =>
  queryOptions({ queryKey: ['text-values'], queryFn: () => get<TextValues>('/api/text-values') });

export const latestQuery = () =>
  queryOptions({ queryKey: ['history', 'latest'], queryFn: () => get<RecentChange[]>('/api/history/latest') });

export const recentQuery = () =>
  queryOptions({ queryKey: ['history'], queryFn: () => get<RecentChange[]>('/api/history/recent') });

export const binQuery = () => queryOptions({ queryKey: ['bin'], queryFn: () => get<BinItem[]>('/api/bin') });

export const entryQuery = (file: string) =>
  queryOptions({
    queryKey: ['entry', file],
    queryFn: () => get<Entry>(`/api/entry?file=${encodeURIComponent(file)}`),
    staleTime: 0,
    // Refetching must not change a form that is being filled in.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

export const referrersQuery = (file: string) =>
  queryOptions({
    queryKey: ['referrers', file],
    queryFn: () => get<Referrer[]>(`/api/entry/referrers?file=${encodeURIComponent(file)}`),
    staleTime: 0,
  });

export const historyQuery = (file: string) =>
  queryOptions({
    queryKey: ['history', file],
    queryFn: () => get<HistoryItem[]>(`/api/history?file=${encodeURIComponent(file)}`),
    staleTime: 0,
  });

export const schedulesQuery = () =>
  queryOptions({ queryKey: ['schedules'], queryFn: () => get<Scheduled[]>('/api/schedules') });
