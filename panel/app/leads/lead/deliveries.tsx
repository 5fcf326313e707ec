import { Button, Group, Stack, Text } from '@mantine/core';
import { whenWords } from '../../../../model/format/when-words.ts';
import type { LeadDelivery, LeadSheet } from '../../../contract/leads.ts';
import { ErrorAlert } from '../../lib/error-alert.tsx';
import { useLeadAction } from '../lead-queries.ts';

type DeliveriesProps = { readonly sheet: LeadSheet; readonly now: Date };

export function Deliveries({ sheet: { card, deliveries, channels, clock, reducedAt }, now }: DeliveriesProps) {
  const act = useLeadAction(card.number);
  const when = (moment: string) => whenWords(new Date(moment), now, clock.utcOffsetHours);
  const canSend = !card.isHeld && reducedAt === null;
  const missing = channels.filter(({ name }) => !deliveries.some(({ channel }) => channel === name));
  const send = (channel: string) => act.mutate({ path: 'resend', body: { channel } });
  if (deliveries.length + missing.length === 0) return null;
  return (
    <Stack gap="xs" component="section" aria-label="Доставка">
      <Text fw={500}>Доставка</Text>
      {deliveries.map((delivery) => (
        <Group key={delivery.channel} justify="space-between" gap="xs">
          <Text size="sm" flex={1} miw={200} {...(delivery.state === 'dead' ? { c: 'red' } : {})}>
            {delivery.title}: {deliveryWords(delivery, when)}
          </Text>
          {canSend && channels.some(({ name }) => name === delivery.channel) && delivery.state !== 'leased' && (
            <Button variant="default" size="sm" disabled={act.isPending} onClick={() => send(delivery.channel)}>
              Отправить ещё раз
            </Button>
          )}
        </Group>
      ))}
      {canSend &&
        missing.map(({ name, title }) => (
          <Group key={name} justify="space-between" gap="xs">
            <Text size="sm">{title}: не отправлялась</Text>
            <Button variant="default" size="sm" disabled={act.isPending} onClick={() => send(name)}>
              Отправить
            </Button>
          </Group>
        ))}
      <ErrorAlert error={act.error} />
    </Stack>
  );
}

function deliveryWords(
  { state, at, attempts, reason, remoteId }: LeadDelivery,
  when: (moment: string) => string,
): string {
  const tries = attempts > 1 ? `, попыток ${attempts}` : '';
  const why = reason ? `: ${reason}` : '';
  switch (state) {
    case 'delivered':
      return `доставлена, ${when(at)}${remoteId ? `, там под номером ${remoteId}` : ''}`;
    case 'dead':
      return `не доставлена${why}${tries}`;
    case 'leased':
      return `отправляется${tries}`;
    case 'queued':
      return attempts === 0 ? 'ждёт отправки' : `пока не доставлена${why}${tries}; следующая попытка ${when(at)}`;
  }
}
