import { SegmentedControl } from '@mantine/core';
import { capitalize } from '../../../../model/format/capitalize.ts';
import type { EntryStatus, EntrySummary, KindInfo } from '../../../contract/content.ts';
import { statusField } from '../../../contract/list-columns.ts';
import { useAddress } from '../../lib/use-address.ts';
import { ownStatus, statusesOf } from './own-status.ts';

const SHOWN = {
  all: 'Все',
  live: 'На сайте',
  planned: 'Выйдут',
  over: 'Закончились',
  withdrawn: 'Сняты',
  refused: 'С ошибкой',
  draft: 'С черновиком',
} as const satisfies Record<'all' | EntryStatus['state'] | 'draft', string>;

type Props = { readonly kind: KindInfo; readonly entries: readonly EntrySummary[] };

/** Filter switches of a list: the states that occur in it, and the status that the kind declares. */
export function ListFilters({ kind, entries }: Props) {
  const address = useAddress();
  const states = new Set<string>(['all', ...entries.flatMap(statesOf)]);
  const statuses = statusesOf(kind.form, entries);
  return (
    <>
      {states.size > 2 && (
        <SegmentedControl
          aria-label="Что показать"
          data={Object.entries(SHOWN).flatMap(([value, label]) => (states.has(value) ? { value, label } : []))}
          value={address.get('shown') ?? 'all'}
          onChange={(value) => address.set({ shown: value === 'all' ? null : value, page: null })}
        />
      )}
      {statuses.length > 1 && (
        <SegmentedControl
          aria-label={statusField(kind.form)?.title ?? ''}
          data={[{ value: '', label: 'Все' }, ...statuses.map((value) => ({ value, label: capitalize(value) }))]}
          value={address.get('status') ?? ''}
          onChange={(value) => address.set({ status: value === '' ? null : value, page: null })}
        />
      )}
    </>
  );
}

/** Tells whether an entry passes the switches; `null` matches every entry. */
export function passes(kind: KindInfo, entry: EntrySummary, shown: string | null, status: string | null): boolean {
  if (shown !== null && !statesOf(entry).includes(shown)) return false;
  return status === null || ownStatus(kind.form, entry) === status;
}

function statesOf({ status, hasDraft }: EntrySummary): string[] {
  return hasDraft ? [status.state, 'draft'] : [status.state];
}
