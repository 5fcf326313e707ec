import { Text } from '@mantine/core';
import type { LeadCard } from '../../../contract/leads.ts';

export function LeadName({ lead: { name, number } }: { readonly lead: Pick<LeadCard, 'name' | 'number'> }) {
  return (
    <>
      <Text fw={500} component="span">
        {name || 'Без имени'}
      </Text>
      <Text component="span" size="sm" c="dimmed">
        {' '}
        №&nbsp;{number}
      </Text>
    </>
  );
}
