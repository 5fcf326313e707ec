import { Alert, Button, Fieldset, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useEditedEntry } from '../fields/edited-entry.ts';
import type { FieldProps } from '../fields/field-props.ts';
import { inputId } from '../fields/input-props.ts';
import { useFieldError } from '../fields/use-field-error.ts';
import { AddPhotos } from './add-photos.tsx';
import { EncodingNote } from './encoding-note.tsx';
import { LibraryPicker } from './library-picker.tsx';
import css from './media.module.css';
import { PhotoDetails } from './photo-details.tsx';
import { PhotoTools } from './photo-tools.tsx';
import type { PhotoValue } from './photo-value.ts';
import { thumbUrl } from './photo-value.ts';
import { UploadList } from './upload-list.tsx';
import { useUploads } from './use-uploads.ts';

/** One photograph with its words. */
export function PhotoInput({ field, path }: FieldProps) {
  const { slug } = useEditedEntry();
  const { setValue, getValues } = useFormContext();
  const { field: input } = useController({ name: path });
  const [isChoosing, setIsChoosing] = useState(false);
  const value = input.value as PhotoValue | undefined;
  const own = useFieldError(path);
  const file = useFieldError(`${path}.file`);
  const take = (name: string) => {
    // Another picture needs other words, but those of the last one are easier to change than to write.
    const { focus: _, ...kept } = (getValues(path) ?? {}) as PhotoValue;
    setValue(path, { ...kept, file: name }, { shouldDirty: true, shouldTouch: true });
  };
  const { queue, items } = useUploads(slug, ({ name }) => take(name));
  return (
    <Fieldset
      legend={field.isRequired ? `${field.title} *` : field.title}
      id={inputId(path)}
      tabIndex={-1}
      miw={0}
      className={css.rows}
    >
      <Stack gap="sm">
        {field.hint ? (
          <Text size="sm" c="dimmed">
            {field.hint}
          </Text>
        ) : null}
        {own || file ? <Alert color="red">{own ?? file}</Alert> : null}
        {value?.file ? (
          <div className={css.row}>
            <Stack gap={6}>
              <img
                className={css.thumb}
                src={thumbUrl(value.file)}
                alt={value.alt ?? 'Снимок без описания'}
                style={{ objectPosition: value.focus }}
              />
              <PhotoTools path={path} label={field.title} />
              <Group gap={4}>
                <Button
                  size="compact-sm"
                  variant="subtle"
                  color="red"
                  aria-label={`Убрать: ${field.title}`}
                  onClick={() => setValue(path, undefined, { shouldDirty: true, shouldTouch: true })}
                >
                  Убрать
                </Button>
              </Group>
            </Stack>
            <PhotoDetails path={path} />
          </div>
        ) : null}
        <AddPhotos
          label={value?.file ? 'Заменить снимок' : 'Загрузить снимок'}
          isMany={false}
          onFiles={(files) => queue.add(files)}
          onLibrary={() => setIsChoosing(true)}
        />
        <UploadList queue={queue} items={items} />
        {items.length === 0 ? <EncodingNote /> : null}
      </Stack>
      {isChoosing ? (
        <LibraryPicker
          isMany={false}
          onClose={() => setIsChoosing(false)}
          onChoose={([name]) => {
            if (name !== undefined) take(name);
            setIsChoosing(false);
          }}
        />
      ) : null}
    </Fieldset>
  );
}
