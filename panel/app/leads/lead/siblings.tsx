import { Anchor, Group, Stack, Text } from '@mantine/core';
import { Link, useLocation } from 'react-router';
import { whenWords } from '../../../../model/format/when-words.ts';
import { LEAD_KINDS } from '../../../../model/lead/lead-kinds.ts';
import type { LeadSheet } from '../../../contract/leads.ts';
import { StageBadge } from '../stage-badge.tsx';

type SiblingsProps = { readonly sheet: LeadSheet; readonly now: Date };

export function Siblings({ sheet: { card, siblings, clock }, now }: SiblingsProps) {
  const { search, state } = useLocation();
  if (siblings.length === 0) return null;
  return (
    <Stack gap="xs" component="section" aria-label="Ещё заявки с этого телефона">
      <Text fw={500}>Ещё заявки с этого телефона</Text>
      {siblings.map(({ number, kind, about, createdAt, stage }) => (
        <Group key={number} gap="xs">
          <Anchor component={Link} to={{ pathname: `/leads/${number}`, search }} state={state} py={6}>
            №&nbsp;{number}
          </Anchor>
          <StageBadge stage={stage} />
          <Text size="sm">
            {[LEAD_KINDS[kind]?.title ?? kind, about].filter(Boolean).join(': ')},{' '}
            {whenWords(new Date(createdAt), now, clock.utcOffsetHours)}
            {number === card.repeatOf && ' (эта её повторяет)'}
          </Text>
        </Group>
      ))}
    </Stack>
  );
}
