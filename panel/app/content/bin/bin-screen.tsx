import { Badge, Button, Group, Stack, Table, Text, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { counted, DAYS } from '../../../../model/format/plural.ts';
import { typograph } from '../../../../model/format/typograph.ts';
import { type BatchReport, BIN_DAYS, type BinItem } from '../../../contract/lists.ts';
import { EmptyState } from '../../lib/empty-state.tsx';
import { ErrorAlert } from '../../lib/error-alert.tsx';
import { request } from '../../lib/request.ts';
import { useMay } from '../../lib/use-may.ts';
import { useMomentWords } from '../../lib/use-moment-words.ts';
import { notifyWhenPublished } from '../../publishing/notify-when-published.ts';
import { binQuery } from '../queries.ts';
import { useKinds } from '../use-kinds.ts';
import { EraseDialog } from './erase-dialog.tsx';
import { RestoreDialog } from './restore-dialog.tsx';

/** Deleted entries that can be restored. */
export function BinScreen() {
  const { data, error } = useQuery(binQuery());
  const [erased, setErased] = useState<BinItem | null>(null);
  const [refused, setRefused] = useState<{ readonly item: BinItem; readonly message: string } | null>(null);
  const mayErase = useMay('erase-content');
  return (
    <Stack>
      <title>Корзина</title>
      <div>
        <Title order={1} size="h2">
          Корзина
        </Title>
        <Text c="dimmed" size="sm" mt={4}>
          Удалённое лежит здесь {BIN_DAYS} дней: его можно вернуть вместе со снимками
        </Text>
      </div>
      <ErrorAlert error={error} />
      {data?.length === 0 && (
        <EmptyState words={`Пусто. Удалённые записи появятся здесь, ${BIN_DAYS} дней их можно вернуть.`}>
          <Button component={Link} to="/content/works" variant="default">
            Открыть работы
          </Button>
        </EmptyState>
      )}
      {data && data.length > 0 && (
        <Table.ScrollContainer minWidth={0} type="native">
          <Table verticalSpacing="xs" aria-label="Корзина">
            <Table.Thead>
              <Table.Tr>
                <Table.Th>Запись</Table.Th>
                <Table.Th visibleFrom="md">Кто и когда удалил</Table.Th>
                <Table.Th visibleFrom="md">Осталось</Table.Th>
                <Table.Th>Что сделать</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {data.map((item) => (
                <Row
                  key={item.id}
                  item={item}
                  onRefused={(message) => setRefused({ item, message })}
                  onErase={mayErase ? () => setErased(item) : null}
                />
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
      <RestoreDialog key={refused?.item.id} refused={refused} onClose={() => setRefused(null)} />
      <EraseDialog item={erased} onClose={() => setErased(null)} />
    </Stack>
  );
}

type RowProps = {
  readonly item: BinItem;
  readonly onRefused: (message: string) => void;
  readonly onErase: (() => void) | null;
};

function Row({ item, onRefused, onErase }: RowProps) {
  const momentWords = useMomentWords();
  const { id, kind, title, who, at, daysLeft, isTaken } = item;
  const client = useQueryClient();
  const kindTitle = useKinds().data?.find(({ name }) => name === kind)?.titleOne ?? '';
  const restore = useMutation({
    mutationFn: () => request<BatchReport>('POST', '/api/bin/restore', { ids: [id] }),
    onSuccess({ done: [file], refused: [first], savedAt }) {
      void client.invalidateQueries();
      if (first) onRefused(first.message);
      else if (file !== undefined && savedAt !== null) notifyWhenPublished(file, savedAt);
    },
    onError: ({ message }) => notifications.show({ color: 'red', message }),
  });
  const deleted = `${who}, ${momentWords(at)}`;
  const left = counted(daysLeft, DAYS);
  return (
    <Table.Tr>
      <Table.Td data-words>
        <Text fw={500}>{typograph(title)}</Text>
        <Group gap="xs">
          <Text size="sm" c="dimmed">
            {kindTitle}
          </Text>
          {isTaken && <Badge color="orange">адрес занят</Badge>}
        </Group>
        <Text size="sm" c="dimmed" hiddenFrom="md">
          {deleted}; осталось: {left}
        </Text>
      </Table.Td>
      <Table.Td visibleFrom="md">{deleted}</Table.Td>
      <Table.Td visibleFrom="md">{left}</Table.Td>
      <Table.Td>
        <Group gap="xs">
          <Button
            size="compact-sm"
            variant="default"
            aria-label={`Вернуть: ${title}`}
            loading={restore.isPending}
            onClick={() => restore.mutate()}
          >
            Вернуть
          </Button>
          {onErase && (
            <Button
              size="compact-sm"
              variant="default"
              c="red"
              aria-label={`Удалить совсем: ${title}`}
              onClick={onErase}
            >
              Удалить совсем
            </Button>
          )}
        </Group>
      </Table.Td>
    </Table.Tr>
  );
}
