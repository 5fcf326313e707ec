import { Button, Group, Progress, Stack, Text } from '@mantine/core';
import { isUploading, type UploadItem, type UploadQueue } from './upload-queue.ts';

type Props = { readonly queue: UploadQueue; readonly items: readonly UploadItem[] };

export function UploadList({ queue, items }: Props) {
  if (items.length === 0) return null;
  const going = items.filter((item) => isUploading([item]) || item.state === 'done');
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

function UploadRow({ item, queue }: { item: UploadItem; queue: UploadQueue }) {
  const { id, source, sent, state, notes, canRetry } = item;
  const isEnded = state === 'failed' || state === 'noted';
  return (
    <div>
      <Group justify="space-between" wrap="nowrap" gap="xs">
        <Text size="sm" truncate>
          {source.name}
        </Text>
        <Group gap={4} wrap="nowrap">
          {canRetry ? (
            <Button size="compact-sm" variant="default" onClick={() => queue.retry(id)}>
              Повторить
            </Button>
          ) : null}
          <Button
            size="compact-sm"
            variant="subtle"
            color="gray"
            aria-label={state === 'noted' ? `Понятно: ${source.name}` : `Не загружать ${source.name}`}
            onClick={() => queue.remove(id)}
          >
            {state === 'noted' ? 'Понятно' : 'Убрать'}
          </Button>
        </Group>
      </Group>
      {isEnded ? (
        notes.map((note) => (
          <Text key={note} size="sm" {...(state === 'failed' ? { c: 'red', role: 'alert' } : { role: 'status' })}>
            {note}
          </Text>
        ))
      ) : (
        <Group gap="xs" wrap="nowrap">
          <Progress value={sent * 100} flex={1} size="sm" aria-label={`Загружено: ${source.name}`} />
          <Text size="xs" c="dimmed" w={90}>
            {STATES[state]}
          </Text>
        </Group>
      )}
    </div>
  );
}

const STATES = { waiting: 'Ждёт', sending: 'Загружается', making: 'Готовится', done: 'Готов' } as const;
