import { Anchor, Button, Drawer, Group, Loader, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { EntryText, FieldChange, HistoryItem } from '../../contract/content.ts';
import { BODY } from '../../contract/field-place.ts';
import { useExpandedSections } from '../fields/expanded-sections.tsx';
import { focusWhenRendered } from '../fields/focus-field.ts';
import { ErrorAlert } from '../lib/error-alert.tsx';
import { get } from '../lib/request.ts';
import { useMomentWords } from '../lib/use-moment-words.ts';
import { ChangesTable } from './changes-table.tsx';
import { pathOfIssue } from './issue-words.ts';
import { historyQuery } from './queries.ts';
import { CHANGE_WORDS } from './status-words.ts';

type Props = {
  readonly file: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onRestore: (text: EntryText) => void;
};

type Seen = {
  readonly item: HistoryItem;
  readonly before: EntryText | null;
  readonly after: EntryText | null;
  readonly changes: readonly FieldChange[];
};

export function HistoryDrawer({ file, isOpen, onClose, onRestore }: Props) {
  const momentWords = useMomentWords();
  /** Change that is unfolded; `undefined` before the first choice, `null` for none. */
  const [chosen, setChosen] = useState<number | null>();
  const list = useQuery({ ...historyQuery(file), enabled: isOpen });
  const newest = list.data?.[0]?.id ?? null;
  const seen = chosen === undefined ? newest : chosen;
  const sections = useExpandedSections();
  // The restored field keeps the focus, which a closed drawer would take back to its button.
  const [isRestored, setRestored] = useState(false);
  useEffect(() => {
    if (isOpen) setRestored(false);
  }, [isOpen]);

  function showFirst([first]: readonly FieldChange[]) {
    if (!first) return;
    setRestored(true);
    const path = pathOfIssue({ path: first.path[0] === BODY ? [] : first.path });
    sections.reveal(path);
    focusWhenRendered(path);
  }
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      position="right"
      size="xl"
      title="История правок"
      returnFocus={!isRestored}
      closeButtonProps={{ 'aria-label': 'Закрыть' }}
    >
      <Stack>
        {list.isPending && <Loader role="status" aria-label="Загрузка" />}
        <ErrorAlert error={list.error} />
        {list.data?.length === 0 && <Text c="dimmed">Здесь появится каждая правка: кто, когда и что изменил.</Text>}
        {list.data?.map((item) => (
          <div key={item.id}>
            <Group justify="space-between">
              <Anchor
                component="button"
                type="button"
                aria-expanded={seen === item.id}
                onClick={() => setChosen(seen === item.id ? null : item.id)}
              >
                {momentWords(item.at)}
              </Anchor>
              <Text size="sm">
                {item.who}: {CHANGE_WORDS[item.what]}
              </Text>
            </Group>
            {seen === item.id && (
              <OneChange
                id={item.id}
                isNewest={item.id === newest}
                onRestore={(text, changes) => {
                  onRestore(text);
                  showFirst(changes);
                  onClose();
                  notifications.show({ message: 'Прежний текст в форме. Он выйдет, когда нажмёте «Опубликовать».' });
                }}
              />
            )}
          </div>
        ))}
      </Stack>
    </Drawer>
  );
}

type ChangeProps = {
  readonly id: number;
  /** The form shows the outcome of the newest change already. */
  readonly isNewest: boolean;
  readonly onRestore: (text: EntryText, changes: readonly FieldChange[]) => void;
};

function OneChange({ id, isNewest, onRestore }: ChangeProps) {
  const { data, error } = useQuery({
    queryKey: ['change', id],
    queryFn: () => get<Seen>(`/api/history/${id}`),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (error) return <ErrorAlert error={error} />;
  if (!data) return <Loader size="sm" aria-label="Загрузка" />;
  const { before, after } = data;
  return (
    <Stack gap="xs" py="xs">
      <ChangesTable changes={data.changes} before="Было" after="Стало" />
      <Group>
        {before && (
          <Button size="compact-sm" variant="default" onClick={() => onRestore(before, data.changes)}>
            Вернуть, как было до правки
          </Button>
        )}
        {after && !isNewest && (
          <Button size="compact-sm" variant="default" onClick={() => onRestore(after, data.changes)}>
            Вернуть, как стало после неё
          </Button>
        )}
      </Group>
    </Stack>
  );
}
