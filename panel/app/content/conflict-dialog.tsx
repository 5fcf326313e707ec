import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import type { Conflict } from '../../contract/content.ts';
import { ChangesTable } from './changes-table.tsx';

type Props = {
  readonly conflict: Conflict | null;
  readonly isSaving: boolean;
  readonly onClose: () => void;
  /** Saves mine over theirs, which stays in the history. */
  readonly onMine: (version: string | null) => void;
};

/** Both versions side by side when somebody saved in between. */
export function ConflictDialog({ conflict, isSaving, onClose, onMine }: Props) {
  return (
    <Modal
      opened={conflict !== null}
      onClose={onClose}
      size="xl"
      title="Запись уже изменили"
      closeButtonProps={{ 'aria-label': 'Закрыть' }}
    >
      {conflict && (
        <Stack>
          <Text>
            {conflict.message} Ваш текст цел: он остался черновиком.
            {conflict.by !== null && ` Сохранил: ${conflict.by}.`}
          </Text>
          <ChangesTable changes={conflict.changes} before="Сейчас на сайте" after="У вас" />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Вернуться к своему тексту
            </Button>
            <Button color="orange" loading={isSaving} onClick={() => onMine(conflict.theirs.version)}>
              Опубликовать мою версию
            </Button>
          </Group>
          <Text size="sm" c="dimmed">
            Версия с сайта останется в истории правок.
          </Text>
        </Stack>
      )}
    </Modal>
  );
}
