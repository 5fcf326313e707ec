import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useEditedEntry } from '../fields/edited-entry.ts';
import { photoAdvice } from '../media/photo-advice.ts';
import { thumbUrl } from '../media/photo-value.ts';
import { UploadList } from '../media/upload-list.tsx';
import { isUploading } from '../media/upload-queue.ts';
import { useUploads } from '../media/use-uploads.ts';
import type { PlacedPictures } from './clean-paste.ts';
import css from './markdown.module.css';
import type { PastedPicture } from './pasted-pictures.ts';
import { PICTURE_BLOCKS } from './picture-blocks.ts';

type Props = {
  readonly pictures: readonly PastedPicture[];
  /** Whether the paste has text that can be inserted without them. */
  readonly hasText: boolean;
  readonly onDone: (placed: PlacedPictures) => void;
};

/** Uploads the pictures of a paste and asks what they show, before the whole paste is inserted in one step. */
export function PastedPicturesDialog({ pictures, hasText, onDone }: Props) {
  const { slug } = useEditedEntry();
  const [placed, setPlaced] = useState<PlacedPictures>(new Map());
  const { queue, items } = useUploads(slug, (photo, source) => {
    const picture = pictures.find((one) => one.source === source);
    if (picture) setPlaced((now) => new Map(now).set(picture.src, { file: photo.name, alt: picture.alt }));
    return photoAdvice(photo, false);
  });
  const isStarted = useRef(false);
  useEffect(() => {
    if (!isStarted.current) queue.add(pictures.map(({ source }) => source));
    isStarted.current = true;
  }, [queue, pictures]);
  const leaveOut = (src: string) => setPlaced((now) => new Map([...now].filter(([other]) => other !== src)));
  const isWhole = placed.size > 0 && [...placed.values()].every(({ alt }) => alt.trim() !== '');
  const withoutPictures = () => onDone(new Map());
  return (
    <Modal
      opened
      onClose={withoutPictures}
      title="Картинки из вставленного"
      size="lg"
      closeButtonProps={{ 'aria-label': 'Закрыть' }}
    >
      <Stack>
        {pictures.map(({ src, source }) => {
          const picture = placed.get(src);
          return picture ? (
            <Group key={src} align="start" gap="sm">
              <img className={css.picture} src={thumbUrl(picture.file)} alt="" />
              <Stack flex="1 1 240px" gap={6} align="start">
                <Text size="sm">{source.name}</Text>
                <TextInput
                  w="100%"
                  label="Что на снимке"
                  description={PICTURE_BLOCKS.photo.altHint}
                  required
                  maxLength={180}
                  value={picture.alt}
                  onChange={({ currentTarget: { value: alt } }) =>
                    setPlaced((now) => new Map(now).set(src, { ...picture, alt }))
                  }
                />
                <Button size="compact-sm" variant="subtle" color="red" onClick={() => leaveOut(src)}>
                  Не вставлять
                </Button>
              </Stack>
            </Group>
          ) : null;
        })}
        <UploadList queue={queue} items={items} />
        {placed.size === 0 && items.length === 0 ? <Text>Картинок не осталось.</Text> : null}
        <Group justify="flex-end">
          <Button variant="default" onClick={withoutPictures}>
            {hasText ? 'Вставить без картинок' : 'Отменить'}
          </Button>
          <Button disabled={!isWhole || isUploading(items)} onClick={() => onDone(placed)}>
            Вставить
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
