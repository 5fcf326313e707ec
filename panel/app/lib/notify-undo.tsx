import { Button, Group, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

const SHOWN_MS = 20_000;

type Undoable = {
  /** Name of the notice, which a later action on the same thing hides; each notice is on its own without one. */
  readonly id?: string;
  /** What was done: «Удалено: Кухня на Гагарина». */
  readonly words: string;
  readonly undo: () => Promise<unknown>;
  /** What follows: «Заполнить», «Опубликовать». */
  readonly next?: { readonly label: string; readonly act: () => void };
  /** The undo changes the open form only: reading its entry again would fold its sections. */
  readonly isInForm?: boolean;
};

/** Notices whose undo changes the open form. */
const formNotices = new Set<string>();

/** Hides the notices of a form that is closed or began again: their undo would change nothing. */
export function hideFormNotices(): void {
  for (const id of formNotices) notifications.hide(id);
}

/** Shows a notice with a button that undoes an action; it stays while it is pointed at or in focus. */
export function notifyUndo({ id = crypto.randomUUID(), ...undoable }: Undoable): void {
  let timer: ReturnType<typeof setTimeout>;
  const hide = () => notifications.hide(id);
  const stay = () => clearTimeout(timer);
  const start = () => {
    stay();
    timer = setTimeout(hide, SHOWN_MS);
  };
  if (undoable.isInForm) formNotices.add(id);
  notifications.show({
    id,
    message: <Undo {...undoable} onDone={hide} />,
    autoClose: false,
    closeButtonProps: { 'aria-label': 'Закрыть' },
    onOpen: start,
    onClose() {
      stay();
      formNotices.delete(id);
    },
    onMouseEnter: stay,
    onMouseLeave: start,
    onFocus: ({ target }) => target.matches(':focus-visible') && stay(),
    onBlur: start,
  });
}

function Undo({ words, undo, next, isInForm = false, onDone }: Omit<Undoable, 'id'> & { readonly onDone: () => void }) {
  const client = useQueryClient();
  const button = useRef<HTMLButtonElement>(null);
  const undoing = useMutation({
    mutationFn: undo,
    onSuccess() {
      if (!isInForm) void client.invalidateQueries();
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
  return (
    <Group gap="sm" p={4}>
      <Text size="sm" data-words>
        {words}
      </Text>
      {next && (
        <Button
          size="compact-sm"
          onClick={() => {
            onDone();
            next.act();
          }}
        >
          {next.label}
        </Button>
      )}
      <Button
        ref={button}
        size="compact-sm"
        variant="default"
        loading={undoing.isPending}
        onClick={() => undoing.mutate()}
      >
        Вернуть
      </Button>
    </Group>
  );
}
