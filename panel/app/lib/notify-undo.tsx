import { Button, Group, Text } from '@mantine/core';
import { useTimeout } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FocusEvent, useEffect, useRef } from 'react';

const SHOWN_MS = 10_000;

type Undoable = {
  /** Name of the notice, which a later action on the same thing hides; each notice is on its own without one. */
  readonly id?: string;
  /** What was done: «Удалено: Кухня на Гагарина». */
  readonly words: string;
  readonly undo: () => Promise<unknown>;
};

/** Shows a notice with a button that undoes an action; it stays while it is pointed at or in focus. */
export function notifyUndo({ id = crypto.randomUUID(), ...undoable }: Undoable): void {
  const message = <Undo {...undoable} onDone={() => notifications.hide(id)} />;
  notifications.show({ id, message, autoClose: false, closeButtonProps: { 'aria-label': 'Закрыть' } });
}

function Undo({ words, undo, onDone }: Omit<Undoable, 'id'> & { readonly onDone: () => void }) {
  const client = useQueryClient();
  const button = useRef<HTMLButtonElement>(null);
  const { start, clear } = useTimeout(onDone, SHOWN_MS, { autoInvoke: true });
  const undoing = useMutation({
    mutationFn: undo,
    onSuccess() {
      void client.invalidateQueries();
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
        {words}
      </Text>
      <Button
        ref={button}
        size="compact-md"
        variant="default"
        loading={undoing.isPending}
        onClick={() => undoing.mutate()}
      >
        Вернуть
      </Button>
    </Group>
  );
}
