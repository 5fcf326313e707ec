import { Button, Group, Modal, Stack } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import type { LibraryPhoto } from '../../contract/media.ts';
import { LibraryPhotoFacts } from './library-photo.tsx';
import css from './media.module.css';
import { knownAlt } from './photo-name.tsx';
import { thumbUrl } from './photo-value.ts';

type Props = {
  readonly photo: LibraryPhoto;
  /** The photographs around it, in the order of the screen. */
  readonly photos: readonly LibraryPhoto[];
  readonly onView: (photo: LibraryPhoto) => void;
  readonly onRemove: () => void;
  readonly onClose: () => void;
};

/** A photograph of the library in the window, with its neighbours by buttons and arrow keys. */
export function PhotoViewer({ photo, photos, onView, onRemove, onClose }: Props) {
  const place = photos.findIndex(({ name }) => name === photo.name);
  const [previous, next] = [photos[place - 1], photos[place + 1]];
  function handleKey({ key }: KeyboardEvent) {
    const neighbour = { ArrowLeft: previous, ArrowRight: next }[key];
    if (neighbour) onView(neighbour);
  }
  return (
    <Modal
      opened
      onClose={onClose}
      size="xl"
      title={`Снимок ${place + 1} из ${photos.length}`}
      closeButtonProps={{ 'aria-label': 'Закрыть' }}
      onKeyDown={handleKey}
    >
      <Stack gap="sm">
        <img className={css.whole} src={thumbUrl(photo.name, 1280)} alt={knownAlt(photo.usedIn) ?? photo.name} />
        <LibraryPhotoFacts photo={photo} onRemove={onRemove} />
        <Group justify="space-between">
          <Button variant="default" disabled={!previous} onClick={() => previous && onView(previous)}>
            ← Предыдущий
          </Button>
          <Button variant="default" disabled={!next} onClick={() => next && onView(next)}>
            Следующий →
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
