import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import type { LeadSheet } from '../../../contract/leads.ts';
import { useLeadAction } from '../lead-queries.ts';

export function Quarantine({ sheet: { card, humanCheck } }: { sheet: LeadSheet }) {
  const { suspicions } = card;
  const act = useLeadAction(card.number);
  if (!card.isHeld || card.stage === 'spam') {
    if (suspicions.length === 0) return null;
    const how =
      humanCheck === 'passed' ? 'Проверку на робота прошёл сам.' : humanCheck && 'Проверка на робота не работала.';
    return (
      <Text size="sm" c="dimmed">
        Была в карантине: {suspicions.join('; ')}. {how}
      </Text>
    );
  }
  return (
    <Alert color="red" title="В карантине: никому не отправлена">
      <Stack gap="xs">
        <Text size="sm">Подозрительно: {suspicions.join('; ')}.</Text>
        {act.error && <Text size="sm">{act.error.message}</Text>}
        <Group gap="xs">
          <Button loading={act.isPending} onClick={() => act.mutate({ path: 'not-spam' })}>
            Не спам
          </Button>
          <Button
            variant="default"
            disabled={act.isPending}
            onClick={() => act.mutate({ path: 'stage', body: { from: card.stage, to: 'spam' } })}
          >
            Это спам
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
}
