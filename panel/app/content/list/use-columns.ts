import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { EntrySummary, KindInfo } from '../../../contract/content.ts';
import { useAddress } from '../../lib/use-address.ts';
import { useMay } from '../../lib/use-may.ts';
import { useMomentWords } from '../../lib/use-moment-words.ts';
import { visitsQuery } from '../queries.ts';
import { type Column, columnsOf, defaultColumns, LEADS, VIEWS } from './list-columns.ts';
import { useKept } from './use-kept.ts';

/** The columns of a list that the person has chosen, in the chosen order. */
export function useColumns(kind: KindInfo, entries: readonly EntrySummary[]) {
  const [kept, keep] = useKept<string>('columns', kind.name);
  const sort = useAddress().get('sort') ?? '';
  const wanted = useMemo(() => kept ?? defaultColumns(kind), [kept, kind]);
  const isAsked = [VIEWS, LEADS].some((title) => wanted.includes(title) || sort.endsWith(title));
  const visits = useQuery({ ...visitsQuery(kind.name), enabled: kind.hasOwnPage && isAsked });
  const mayLeads = useMay('leads');
  const momentWords = useMomentWords();
  return useMemo(() => {
    const all = columnsOf(kind, entries, visits.data, mayLeads, momentWords);
    const shown = wanted.flatMap((title): Column[] => all.filter((column) => column.title === title));
    return { all, shown, titles: shown.map(({ title }) => title), keep, error: visits.error };
  }, [kind, entries, visits.data, visits.error, mayLeads, momentWords, wanted, keep]);
}
