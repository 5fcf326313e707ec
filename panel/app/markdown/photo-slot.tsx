import { Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useEditedEntry } from '../fields/edited-entry.ts';
import { AddPhotos } from '../media/add-photos.tsx';
import { LibraryPicker } from '../media/library-picker.tsx';
import css from '../media/media.module.css';
import { thumbUrl } from '../media/photo-value.ts';
import { UploadList } from '../media/upload-list.tsx';
import { useUploads } from '../media/use-uploads.ts';

type Props = { readonly label: string; readonly file: string; readonly onFile: (file: string) => void };

/** A place for one photograph in a block of a text. */
export function PhotoSlot({ label, file, onFile }: Props) {
  const { slug } = useEditedEntry();
  const { queue, items } = useUploads(slug, ({ name }) => onFile(name));
  const [isChoosing, setIsChoosing] = useState(false);
  return (
    <Stack gap={6}>
      <Text size="sm" fw={600}>
        {label}
      </Text>
      {file ? <img className={css.thumb} src={thumbUrl(file)} alt={label} /> : null}
      <AddPhotos
        label={file ? 'Заменить' : 'Загрузить'}
        isMany={false}
        onFiles={(files) => queue.add(files)}
        onLibrary={() => setIsChoosing(true)}
      />
      <UploadList queue={queue} items={items} />
      {isChoosing ? (
        <LibraryPicker
          isMany={false}
          onClose={() => setIsChoosing(false)}
          onChoose={([name]) => {
            if (name !== undefined) onFile(name);
            setIsChoosing(false);
          }}
        />
      ) : null}
    </Stack>
  );
}
