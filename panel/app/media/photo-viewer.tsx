import { Box, Button, Group, Modal, Stack } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import type { LibraryPhoto } from '../../contract/media.ts';
import { LIBRARY_WIDTH } from './library-browser.tsx';
import { LibraryPhotoFacts } from './library-photo.tsx';
import css from './media.module.css';
import { knownAlt } from './photo-name.tsx';
import { thumbUrl } from './photo-value.ts';

export type Viewed = {
  readonly photo: LibraryPhoto;
  /** All photographs of the screen in their order. */
  readonly photos: readonly LibraryPhoto[];
};

type Props = {
  readonly viewed: Viewed | null;
  readonly onView: (viewed: Viewed) => void;
  readonly onCrop: (photo: LibraryPhoto) => void;
  readonly onRemove: (photo: LibraryPhoto) => void;
  readonly onClose: () => void;
};

/** A photograph of the library in the window, with its neighbours by buttons and arrow keys. */
export function PhotoViewer({ viewed, onView, onCrop, onRemove, onClose }: Props) {
  const { photo, photos = [] } = viewed ?? {};
  const place = photos.findIndex(({ name }) => name === photo?.name);
  const [previous, next] = [photos[place - 1], photos[place + 1]];
  const go = (neighbour: LibraryPhoto | undefined) => neighbour && onView({ photo: neighbour, photos });
  const handleKey = ({ key }: KeyboardEvent) => go({ ArrowLeft: previous, ArrowRight: next }[key]);
  return (
    <Modal
      opened={viewed !== null}
      onClose={onClose}
      size={LIBRARY_WIDTH}
      title={`Снимок ${place + 1} из ${photos.length} на странице`}
      closeButtonProps={{ 'aria-label': 'Закрыть' }}
      onKeyDown={handleKey}
    >
      {photo && (
        <Stack gap="sm">
          <div className={css.viewed}>
            <Box
              component="img"
              className={css.whole ?? ''}
              style={{ '--ratio': photo.width / photo.height }}
              src={thumbUrl(photo.name, 1280)}
              alt={knownAlt(photo.usedIn) ?? photo.name}
            />
            <LibraryPhotoFacts photo={photo} onCrop={() => onCrop(photo)} onRemove={() => onRemove(photo)} />
          </div>
          <Group justify="space-between" className={css.footer ?? ''}>
            {/* A disabled button would lose the focus, and the arrow keys with it. */}
            <Button variant="default" data-disabled={!previous} aria-disabled={!previous} onClick={() => go(previous)}>
              ← Предыдущий
            </Button>
            <Button variant="default" data-disabled={!next} aria-disabled={!next} onClick={() => go(next)}>
              Следующий →
            </Button>
          </Group>
        </Stack>
      )}
    </Modal>
  );
}
