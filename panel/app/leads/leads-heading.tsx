import { Group, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { CallButton } from './call/call-button.tsx';
import { LeadPlaces } from './desk/lead-places.tsx';

type Props = {
  readonly current: Parameters<typeof LeadPlaces>[0]['current'];
  /** Whether an opened lead has the heading of the page. */
  readonly isNextToLead?: boolean;
  readonly menu?: ReactNode;
};

/** Heading of the list, the board and the agenda, with the switch between them. */
export function LeadsHeading({ current, isNextToLead = false, menu }: Props) {
  return (
    <>
      <Group justify="space-between" wrap="nowrap">
        <Title order={isNextToLead ? 2 : 1} size="h2">
          Заявки
        </Title>
        <Group gap="xs" wrap="nowrap">
          <CallButton />
          {menu}
        </Group>
      </Group>
      <LeadPlaces current={current} />
    </>
  );
}
