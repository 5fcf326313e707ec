import { Stack, Text } from '@mantine/core';
import { BringPhotos } from '../media/bring-photos.tsx';
import css from '../media/media.module.css';
import { thumbUrl } from '../media/photo-value.ts';

type Props = { readonly label: string; readonly file: string; readonly onFile: (file: string) => void };

export function PhotoSlot({ label, file, onFile }: Props) {
  return (
    <Stack gap={6}>
      <Text size="sm" fw={500}>
        {label}
      </Text>
      {file ? <img className={css.thumb} src={thumbUrl(file)} alt={label} /> : null}
      <BringPhotos
        label={file ? 'Заменить' : 'Загрузить'}
        isMany={false}
        onPhotos={([photo]) => photo && onFile(photo.file)}
      />
    </Stack>
  );
}
