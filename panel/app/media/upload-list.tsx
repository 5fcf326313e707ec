import { Button, Group, Progress, Stack, Text } from '@mantine/core';
import type { UploadItem, UploadQueue } from './upload-queue.ts';

type Props = { readonly queue: UploadQueue; readonly items: readonly UploadItem[] };

export function UploadList({ queue, items }: Props) {
  if (items.length === 0) return null;
  const going = items.filter(({ state }) => state !== 'failed');
  const whole = going.reduce((sum, { sent }) => sum + sent, 0) / Math.max(going.length, 1);
  return (
    <Stack gap="xs">
      {going.length > 0 ? (
        <div>
          <Text size="sm" role="status">
            Загружаем снимки: осталось {going.length}
          </Text>
          <Progress value={whole * 100} aria-label="Загружено из всех снимков" />
        </div>
      ) : null}
      {items.map((item) => (
        <UploadRow key={item.id} item={item} queue={queue} />
      ))}
    </Stack>
  );
}

function UploadRow({ item: { id, file, sent, state, message }, queue }: { item: UploadItem; queue: UploadQueue }) {
  return (
    <div>
      <Group justify="space-between" wrap="nowrap" gap="xs">
        <Text size="sm" truncate>
          {file.name}
        </Text>
        <Group gap={4} wrap="nowrap">
          {state === 'failed' ? (
            <Button size="compact-sm" variant="light" onClick={() => queue.retry(id)}>
              Повторить
            </Button>
          ) : null}
          <Button
            size="compact-sm"
            variant="subtle"
            color="gray"
            aria-label={`Не загружать ${file.name}`}
            onClick={() => queue.remove(id)}
          >
            Убрать
          </Button>
        </Group>
      </Group>
      {state === 'failed' ? (
        <Text size="sm" c="red.9" role="alert">
          {message}
        </Text>
      ) : (
        <Group gap="xs" wrap="nowrap">
          <Progress value={sent * 100} flex={1} size="sm" aria-label={`Загружено: ${file.name}`} />
          <Text size="xs" c="dimmed" w={90}>
            {STATES[state]}
          </Text>
        </Group>
      )}
    </div>
  );
}

const STATES = { waiting: 'Ждёт', sending: 'Загружается', making: 'Готовится', done: 'Готов', failed: '' } as const;
