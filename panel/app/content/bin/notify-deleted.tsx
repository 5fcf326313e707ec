import { Button, Group, Text } from '@mantine/core';
import { useTimeout } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FocusEvent, useEffect, useRef } from 'react';
import type { BatchReport } from '../../../contract/lists.ts';
import { request } from '../../lib/request.ts';

const SHOWN_MS = 10_000;

type Deletion = { readonly binIds: readonly number[] /** «Кухня на Гагарина» or «3 записи» */; readonly what: string };

/** Shows a notice with a button that undoes the deletion; it stays while it is pointed at or in focus. */
export function notifyDeleted(deletion: Deletion): void {
  const id = crypto.randomUUID();
  const message = <UndoDelete {...deletion} onDone={() => notifications.hide(id)} />;
  notifications.show({ id, message, autoClose: false, closeButtonProps: { 'aria-label': 'Закрыть' } });
}

function UndoDelete({ binIds, what, onDone }: Deletion & { readonly onDone: () => void }) {
  const client = useQueryClient();
  const button = useRef<HTMLButtonElement>(null);
  const { start, clear } = useTimeout(onDone, SHOWN_MS, { autoInvoke: true });
  const undo = useMutation({
    mutationFn: () => request<BatchReport>('POST', '/api/bin/restore', { ids: binIds }),
    onSuccess({ done, refused: [first] }) {
      void client.invalidateQueries();
      if (first) {
        const message = `Вернулось: ${done.length} из ${binIds.length}. ${first.message} Остальное — в корзине.`;
        notifications.show({ color: 'red', message, autoClose: false });
      } else notifications.show({ color: 'green', message: `Возвращено: ${what}` });
      onDone();
    },
    onError: (error) => notifications.show({ color: 'red', message: error.message }),
  });
  useEffect(() => {
    // The dialog with the focus is gone; the undo is the next step of a person at the keyboard.
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) button.current?.focus();
    });
    return () => clearTimeout(timer);
  }, []);
  const stay = ({ target }: FocusEvent) => {
    if (target.matches(':focus-visible')) clear();
  };
  return (
    <Group gap="sm" p={4} onFocus={stay} onBlur={start} onMouseEnter={clear} onMouseLeave={start}>
      <Text size="sm" data-words>
        Удалено: {what}
      </Text>
      <Button ref={button} size="compact-md" variant="default" loading={undo.isPending} onClick={() => undo.mutate()}>
        Вернуть
      </Button>
    </Group>
  );
}
