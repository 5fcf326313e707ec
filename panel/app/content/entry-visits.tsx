import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { VISIT_DAYS } from '../../contract/lists.ts';
import { pageVisitsQuery } from './queries.ts';
import { visitWords } from './visit-words.ts';

/** How often visitors saw the page of the entry, and how many leads came from it. */
export function EntryVisits({ address }: { readonly address: string | null }) {
  const { data: visits, isPending } = useQuery(pageVisitsQuery());
  if (address === null) return null;
  // The form below does not move when the figures arrive.
  const words = visits ? visitWords(visits, address) : isPending && 'считаем просмотры…';
  return (
    words && (
      <Text span inherit>
        {' '}
        · за {VISIT_DAYS} дней: {words}
      </Text>
    )
  );
}
