import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useRef } from 'react';
import type { MadeLink } from '../../contract/access.ts';
import { CopyText } from '../lib/copy-text.tsx';
import { useMomentWords } from '../lib/use-moment-words.ts';

export type ShownLink = MadeLink & { readonly title: string };

/** Shows a one-time link; only its creator sees the link. */
export function LinkShown({ link, onClose }: { readonly link: ShownLink | null; readonly onClose: () => void }) {
  const momentWords = useMomentWords();
  const shown = useRef<HTMLInputElement>(null);
  return (
    <Modal
      opened={link !== null}
      onClose={onClose}
      title={link?.title}
      closeButtonProps={{ 'aria-label': 'Закрыть' }}
      closeOnClickOutside={false}
    >
      {link && (
        <Stack>
          <Text size="sm">
            Отправьте ссылку лично этому человеку: по ней он задаст пароль. Она сработает один раз, до{' '}
            {momentWords(link.expiresAt)}, и больше не покажется.
          </Text>
          <TextInput
            ref={shown}
            label="Ссылка"
            readOnly
            value={link.link}
            onFocus={(event) => event.currentTarget.select()}
            data-autofocus
          />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              Готово
            </Button>
            <CopyText text={link.link} label="Скопировать ссылку" shown={shown} />
          </Group>
        </Stack>
      )}
    </Modal>
  );
}
