import { Anchor, Button, Group, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { whenWords } from '../../../model/format/when-words.ts';
import type { CompanyClock } from '../../contract/leads.ts';
import type { ChannelHealth } from '../../contract/overview.ts';
import { Block } from '../lib/block.tsx';
import { ErrorAlert } from '../lib/error-alert.tsx';
import { LineBlock } from '../lib/line-block.tsx';
import { request } from '../lib/request.ts';

type ChannelHealthProps = {
  readonly channels: readonly ChannelHealth[];
  readonly now: string;
  readonly clock: CompanyClock;
};

export function ChannelHealthBlock({ channels, now, clock }: ChannelHealthProps) {
  const queries = useQueryClient();
  const again = useMutation({
    mutationFn: (channel: string) => request('POST', '/api/leads/resend', { channel }),
    onSettled: () => queries.invalidateQueries(),
  });
  const when = (moment: string) => whenWords(new Date(moment), new Date(now), clock.utcOffsetHours);
  const Frame = channels.some(({ isFailing }) => isFailing) ? Block : LineBlock;
  return (
    <Frame title="Доставка заявок">
      {channels.length === 0 && <Text>Каналы доставки не настроены: заявки видны только здесь.</Text>}
      {channels.map(({ channel, title, waiting, dead, oldest, lastDelivered, isFailing }) => (
        <div key={channel}>
          <Text fw={500} {...(isFailing ? { c: 'red' } : {})}>
            {title}: {isFailing ? 'есть недоставленные' : 'всё в порядке'}
          </Text>
          <Text size="sm" c="dimmed">
            {lastDelivered === null ? 'Ещё ничего не доставлено' : `Последняя доставлена: ${when(lastDelivered)}`}
            {waiting > 0 && oldest !== null && `; ждут ${waiting}, самая старая: ${when(oldest)}`}
            {dead > 0 && `; не доставлено ${dead}`}.
          </Text>
          {dead > 0 && (
            <Group gap="sm" pt={4}>
              <Anchor component={Link} to="/leads?show=trouble" size="sm">
                Посмотреть
              </Anchor>
              <Button size="sm" variant="default" loading={again.isPending} onClick={() => again.mutate(channel)}>
                Отправить ещё раз
              </Button>
            </Group>
          )}
        </div>
      ))}
      <ErrorAlert error={again.error} />
    </Frame>
  );
}
