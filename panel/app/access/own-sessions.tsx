import { Badge, Button, Group, Stack, Text, Title } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { OwnSession } from '../../contract/access.ts';
import { FaultAlert } from '../lib/fault-alert.tsx';
import { momentWords } from '../lib/moment-words.ts';
import { request } from '../lib/request.ts';

/** Where one is signed in. */
export function OwnSessions({ sessions }: { readonly sessions: readonly OwnSession[] }) {
  const queries = useQueryClient();
  const end = useMutation({
    mutationFn: (id: string | null) =>
      request('DELETE', id === null ? '/api/account/sessions' : `/api/account/sessions/${id}`),
    onSettled: () => queries.invalidateQueries({ queryKey: ['account'] }),
  });
  return (
    <section aria-labelledby="sessions-title">
      <Stack gap="sm">
        <Title order={2} size="h4" id="sessions-title">
          Где вы вошли
        </Title>
        <FaultAlert error={end.error} />
        {sessions.map(({ id, device, begunAt, lastSeenAt, isThis }) => (
          <Group key={id} justify="space-between" wrap="nowrap">
            <div>
              <Group gap="xs">
                <Text fw={500}>{device}</Text>
                {isThis && <Badge>это устройство</Badge>}
              </Group>
              <Text size="sm" c="dimmed">
                Последний раз {momentWords(lastSeenAt)}, вход {momentWords(begunAt)}
              </Text>
            </div>
            {!isThis && (
              <Button
                variant="default"
                size="xs"
                flex="none"
                onClick={() => end.mutate(id)}
                aria-label={`Завершить: ${device}`}
              >
                Завершить
              </Button>
            )}
          </Group>
        ))}
        {sessions.length > 1 && (
          <div>
            <Button variant="default" onClick={() => end.mutate(null)} loading={end.isPending}>
              Завершить все, кроме этого
            </Button>
          </div>
        )}
      </Stack>
    </section>
  );
}
