import { Button, FileButton, Group, Text } from '@mantine/core';
import type { ClipboardEvent, DragEvent } from 'react';
import { useState } from 'react';
import { picturesOfClipboard } from './clipboard-pictures.ts';
import css from './media.module.css';

/** Endings too, because Windows knows no type of HEIC. */
const ONE_PHOTO = 'image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif,.heic,.heif,.hif';
const MANY_PHOTOS = `${ONE_PHOTO},application/zip,.zip`;

type Props = {
  readonly label: string;
  readonly isMany: boolean;
  /** Whether the upload is what the screen exists for. */
  readonly isMain?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
  /** Omit to hide the button of the library. */
  readonly onLibrary?: () => void;
};

export function AddPhotos({ label, isMany, isMain = false, onFiles, onLibrary }: Props) {
  const [isOver, setIsOver] = useState(false);
  const variant = isMain ? 'filled' : 'default';
  function handleDrop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    take([...event.dataTransfer.files]);
  }
  function handlePaste(event: ClipboardEvent) {
    const files = picturesOfClipboard(event.clipboardData);
    if (files.length > 0) event.preventDefault();
    take(files);
  }
  function take(files: readonly File[]) {
    if (files.length > 0) onFiles(isMany ? files : files.slice(0, 1));
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping and pasting are other ways to what the buttons do
    <div
      className={css.drop}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        if (![...event.dataTransfer.types].includes('Files')) return;
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={handleDrop}
      // A click focuses it, so that it gets the paste.
      tabIndex={-1}
      onPaste={handlePaste}
    >
      <Group gap="xs">
        {isMany ? (
          <FileButton multiple accept={MANY_PHOTOS} onChange={onFiles}>
            {(props) => (
              <Button {...props} variant={variant}>
                {label}
              </Button>
            )}
          </FileButton>
        ) : (
          <FileButton accept={ONE_PHOTO} onChange={(file) => file && onFiles([file])}>
            {(props) => (
              <Button {...props} variant={variant}>
                {label}
              </Button>
            )}
          </FileButton>
        )}
        {onLibrary ? (
          <Button variant="default" onClick={onLibrary}>
            Выбрать из загруженных
          </Button>
        ) : null}
      </Group>
      <Text size="xs" c="dimmed" mt={6}>
        <Text span inherit visibleFrom="sm">
          {isMany
            ? 'Или перетащите сюда файлы, сколько угодно сразу, можно архивом ZIP из мессенджера. Снимок экрана вставьте: нажмите сюда и Ctrl V. '
            : 'Или перетащите сюда файл. Снимок экрана вставьте: нажмите сюда и Ctrl V. '}
        </Text>
        Снимки с телефона подходят как есть, до 40 МБ каждый.
      </Text>
    </div>
  );
}
