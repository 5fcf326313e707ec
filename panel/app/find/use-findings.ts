import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Finding, Found, FoundGroupName } from '../../contract/find.ts';
import { FOUND_GROUPS } from '../../contract/find.ts';
import type { LeadList } from '../../contract/leads.ts';
import type { Person } from '../../contract/roles.ts';
import { mayDo } from '../../contract/roles.ts';
import { kindsQuery } from '../content/queries.ts';
import { LEADS } from '../leads/lead-queries.ts';
import { request } from '../lib/request.ts';
import { ownCompanyQuery } from '../own-company/own-company-query.ts';
import { SCREENS } from '../screens.ts';
import { asksForLead, leadFinding } from './lead-findings.ts';
import { findPlaces, panelPlaces, placeFinding } from './panel-places.ts';

export type ShownGroup = {
  readonly name: string;
  readonly title: string;
  readonly findings: readonly Finding[];
  /** Whether there are more than the findings, which are the likeliest. */
  readonly isCut: boolean;
};

/** Searches content, leads and screens that the role permits; the server searches content and leads. */
export function useFindings({ role }: Person, text: string) {
  const isEmpty = text === '';
  const kinds = useQuery({ ...kindsQuery(), enabled: mayDo(role, 'content') }).data ?? [];
  const isDemo = useQuery({ ...ownCompanyQuery(), enabled: mayDo(role, 'own-company') }).data?.isDemo === true;
  const content = useQuery({
    queryKey: ['find', text],
    queryFn: () => request<Found>('POST', '/api/find', { text }),
    enabled: mayDo(role, 'content'),
    placeholderData: keepPreviousData,
  });
  const mayLeads = mayDo(role, 'leads');
  const leads = useQuery({
    queryKey: [...LEADS, 'find', text],
    queryFn: () => request<LeadList>('POST', '/api/leads/list', { show: 'all', text }),
    enabled: mayLeads && !isEmpty,
    placeholderData: keepPreviousData,
    // Names and phones of people are not kept in memory.
    gcTime: 0,
  });
  const places = panelPlaces({ screens: SCREENS, kinds, role, isDemo });
  const { named, related } = isEmpty
    ? { named: places.map((place) => placeFinding(place)), related: [] }
    : findPlaces(places, text);
  const inContent = (Object.keys(FOUND_GROUPS) as FoundGroupName[]).map((name) => {
    const { findings = [], total = 0 } = content.data?.[name] ?? {};
    // A form that is found as a screen is not repeated as an entry.
    const own = name === 'entries' ? findings.filter(({ to }) => !named.some((place) => place.to === to)) : findings;
    return { name, title: FOUND_GROUPS[name], findings: own, isCut: total > findings.length };
  });
  const list = isEmpty ? undefined : leads.data;
  const leadGroup = {
    name: 'leads',
    title: 'Заявки',
    findings: list?.leads.map((card) => leadFinding(card, text)) ?? [],
    isCut: (list?.next ?? null) !== null,
  };
  const placeGroup = { name: 'places', title: 'Экраны и действия', findings: named, isCut: false };
  const relatedGroup = { name: 'related', title: 'Похожие экраны и действия', findings: related, isCut: false };
  const groups: ShownGroup[] = asksForLead(text, list?.leads ?? [])
    ? [leadGroup, placeGroup, ...inContent, relatedGroup]
    : [placeGroup, ...inContent, leadGroup, relatedGroup];
  if (isEmpty) groups.reverse();
  return {
    groups: groups.filter(({ findings }) => findings.length > 0),
    /** Whether the groups belong to this text, and not to an earlier one. */
    isSettled: ![content, leads].some(({ isFetching, isPlaceholderData }) => isFetching && isPlaceholderData),
    isFirst: [content, leads].some(({ isLoading }) => isLoading),
    error: content.error ?? leads.error,
  };
}
