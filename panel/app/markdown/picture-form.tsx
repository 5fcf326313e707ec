import { Button, Group, Modal, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { PhotoSlot } from './photo-slot.tsx';
import type { PictureBlockName, PictureFacts } from './picture-blocks.ts';
import { attributesOf, PICTURE_BLOCKS } from './picture-blocks.ts';

type Props = {
  readonly name: PictureBlockName;
  readonly facts: PictureFacts;
  readonly onDone: (facts: Record<string, string>) => void;
  readonly onClose: () => void;
};

/** A dialog for a block with photographs. Inside the text the editor would capture its keys. */
export function PictureForm({ name, facts, onDone, onClose }: Props) {
  const [value, setValue] = useState<PictureFacts>(facts);
  const { title, slots, altHint } = PICTURE_BLOCKS[name];
  const set = (key: string, text: string) => setValue((now) => ({ ...now, [key]: text }));
  const isWhole = [...Object.keys(slots), 'alt'].every((key) => value[key]?.trim());
  return (
    <Modal opened onClose={onClose} title={title} size="lg" closeButtonProps={{ 'aria-label': 'Закрыть' }}>
      <Stack>
        <SimpleGrid cols={{ base: 1, sm: Object.keys(slots).length }}>
          {Object.entries(slots).map(([key, label]) => (
            <PhotoSlot key={key} label={label} file={value[key] ?? ''} onFile={(file) => set(key, file)} />
          ))}
        </SimpleGrid>
        <TextInput
          label="Что на снимке"
          description={altHint}
          required
          maxLength={180}
          value={value.alt ?? ''}
          onChange={(event) => set('alt', event.currentTarget.value)}
        />
        <TextInput
          label="Подпись"
          maxLength={200}
          value={value.caption ?? ''}
          onChange={(event) => set('caption', event.currentTarget.value)}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Отменить
          </Button>
          <Button disabled={!isWhole} onClick={() => onDone(attributesOf(name, value))}>
            Готово
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
