import { Autocomplete, Button, Group, Modal, Stack } from '@mantine/core';
import { useState } from 'react';

type Props = {
  readonly words: string;
  readonly known: readonly string[];
  readonly isOpen: boolean;
  readonly isBusy: boolean;
  readonly onClose: () => void;
  readonly onTag: (tag: string, isAdded: boolean) => void;
};

/** Adds a tag to the chosen entries, or removes it from them. */
export function TagDialog({ words, known, isOpen, isBusy, onClose, onTag }: Props) {
  const [tag, setTag] = useState('');
  const wanted = tag.trim();
  return (
    <Modal opened={isOpen} onClose={onClose} title={`Темы: ${words}`} closeButtonProps={{ 'aria-label': 'Закрыть' }}>
      <Stack>
        <Autocomplete
          label="Тема"
          data={[...known]}
          maxLength={200}
          value={tag}
          onChange={setTag}
          openOnFocus={false}
          data-autofocus
        />
        <Group justify="flex-end">
          <Button variant="default" disabled={wanted === ''} loading={isBusy} onClick={() => onTag(wanted, false)}>
            Убрать
          </Button>
          <Button disabled={wanted === ''} loading={isBusy} onClick={() => onTag(wanted, true)}>
            Добавить
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
