import { Anchor, Group, Stack, Text } from '@mantine/core';
import { Link, useLocation } from 'react-router';
import { whenWords } from '../../../../model/format/when-words.ts';
import { lossWords } from '../../../../model/lead/lead-stages.ts';
import { LEAD_TITLES } from '../../../../model/lead/lead-titles.ts';
import type { LeadSheet, LeadSibling } from '../../../contract/leads.ts';
import { StageBadge } from '../stage-badge.tsx';
import { LeadStory } from './lead-history.tsx';

type SiblingsProps = { readonly sheet: LeadSheet; readonly now: Date };

/** What has happened with this person so far: every other lead of the phone with its outcome and its history. */
export function Siblings({ sheet: { card, siblings, clock }, now }: SiblingsProps) {
  if (siblings.length === 0) return null;
  const when = (moment: string) => whenWords(new Date(moment), now, clock.utcOffsetHours);
  return (
    <Stack gap="sm" component="section" aria-label="Что уже было с этим человеком">
      <Text fw={500}>Что уже было с этим человеком</Text>
      {siblings.map((sibling) => (
        <Earlier key={sibling.number} sibling={sibling} isOriginal={sibling.number === card.repeatOf} when={when} />
      ))}
    </Stack>
  );
}

type EarlierProps = {
  readonly sibling: LeadSibling;
  /** The opened lead repeats this one. */
  readonly isOriginal: boolean;
  readonly when: (moment: string) => string;
};

function Earlier({ sibling, isOriginal, when }: EarlierProps) {
  const { search, state } = useLocation();
  const { number, kind, about, createdAt, stage, loss, holder, events } = sibling;
  return (
    <div>
      <Group gap="xs">
        <Anchor component={Link} to={{ pathname: `/leads/${number}`, search }} state={state} py={6}>
          №&nbsp;{number}
        </Anchor>
        <StageBadge stage={stage} />
        <Text size="sm">
          {[LEAD_TITLES[kind] ?? kind, about].filter(Boolean).join(': ')}, {when(createdAt)}
          {isOriginal && ' (эта её повторяет)'}
        </Text>
      </Group>
      {holder && <Text size="sm">У кого: {holder}</Text>}
      {loss && <Text size="sm">Причина отказа: {lossWords(loss)}</Text>}
      {events.length > 0 && (
        <details>
          <Text component="summary" size="sm" py={6}>
            Показать, что было
          </Text>
          <LeadStory events={events} createdAt={createdAt} when={when} />
        </details>
      )}
    </div>
  );
}
