import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { MadeLink } from '../../contract/access.ts';
import { momentWords } from '../lib/moment-words.ts';
import { CopyText } from './copy-text.tsx';

export type ShownLink = MadeLink & { readonly title: string };

/** A one-time link, on the screen of whoever made it and nowhere else. */
export function LinkShown({ link, onClose }: { readonly link: ShownLink | null; readonly onClose: () => void }) {
  // While the dialog closes it is still the same dialog.
  const [last, setLast] = useState(link);
  if (link !== null && link !== last) setLast(link);
  return (
    <Modal
      opened={link !== null}
      onClose={onClose}
      title={last?.title}
      closeButtonProps={{ 'aria-label': 'Закрыть' }}
      closeOnClickOutside={false}
    >
      {last && (
        <Stack>
          <Text size="sm">
            Отправьте ссылку лично этому человеку: по ней он задаст пароль. Она сработает один раз, до{' '}
            {momentWords(last.expiresAt)}, и больше не покажется.
          </Text>
          <TextInput
            label="Ссылка"
            readOnly
            value={last.link}
            onFocus={(event) => event.currentTarget.select()}
            data-autofocus
          />
          <Group>
            <CopyText text={last.link} label="Скопировать ссылку" />
            <Button variant="default" onClick={onClose}>
              Готово
            </Button>
          </Group>
        </Stack>
      )}
    </Modal>
  );
}
