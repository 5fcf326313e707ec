import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { VISIT_DAYS } from '../../contract/lists.ts';
import { pageVisitsQuery } from './queries.ts';
import { visitWords } from './visit-words.ts';

/** How often visitors saw the page of the entry, and how many leads came from it. */
export function EntryVisits({ address }: { readonly address: string | null }) {
  const visits = useQuery(pageVisitsQuery()).data;
  const words = visits && address !== null && visitWords(visits, address);
  return (
    words && (
      <Text span inherit>
        {' '}
        · за {VISIT_DAYS} дней: {words}
      </Text>
    )
  );
}
