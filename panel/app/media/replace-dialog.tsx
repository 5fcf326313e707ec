import { Alert, Button, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import { BringPhotos } from './bring-photos.tsx';
import css from './media.module.css';
import { PhotoDetails } from './photo-details.tsx';
import type { PhotoValue } from './photo-value.ts';
import { thumbUrl } from './photo-value.ts';

type Props = {
  readonly path: string;
  readonly value: PhotoValue;
  readonly onReplace: (file: string) => void;
  readonly onClose: () => void;
};

/** Replaces a photograph. It stays open, since an upload can end with advice. */
export function ReplaceDialog({ path, value: { file, alt, caption }, onReplace, onClose }: Props) {
  const [first] = useState(file);
  const [wasDescribed] = useState(Boolean(alt ?? caption));
  const isReplaced = file !== first;
  return (
    <Stack>
      {file && <img className={css.thumb} src={thumbUrl(file)} alt="" style={{ maxWidth: 320 }} />}
      {isReplaced && (
        <>
          {wasDescribed && (
            <Alert color="orange">Тексты и галочки остались от прежнего снимка. Исправьте, что не подходит.</Alert>
          )}
          <PhotoDetails path={path} name="новый снимок" idPrefix="replaced-" />
        </>
      )}
      <BringPhotos
        label="Загрузить другой"
        isMany={false}
        isCropped
        onPhotos={([name]) => name !== undefined && onReplace(name)}
      />
      <Group justify="flex-end">
        <Button variant={isReplaced ? 'filled' : 'default'} onClick={onClose}>
          {isReplaced ? 'Готово' : 'Оставить прежний'}
        </Button>
      </Group>
    </Stack>
  );
}
