import { Alert, Fieldset, Stack, Text } from '@mantine/core';
import { useFieldArray } from 'react-hook-form';
import { FieldLegend } from '../fields/field-legend.tsx';
import type { FieldProps } from '../fields/field-props.ts';
import { inputId } from '../fields/input-props.ts';
import { SortableList } from '../fields/sortable-list.tsx';
import { useFieldError } from '../fields/use-field-error.ts';
import { BringPhotos } from './bring-photos.tsx';
import css from './media.module.css';
import type { BroughtPhoto, PhotoValue } from './photo-value.ts';
import { withPhoto } from './photo-value.ts';
import { SortablePhoto } from './sortable-photo.tsx';

type Form = Record<string, PhotoValue[]>;

export function PhotosInput({ field, path }: FieldProps) {
  const { fields, append, move, remove } = useFieldArray<Form>({ name: path });
  const error = useFieldError(path);
  const add = (photos: readonly BroughtPhoto[]) =>
    append(
      photos.map((photo) => withPhoto(undefined, photo)),
      { shouldFocus: false },
    );
  const ofMany = field.max === undefined ? '' : ` из ${field.max}`;
  return (
    <Fieldset legend={<FieldLegend field={field} />} id={inputId(path)} tabIndex={-1} miw={0}>
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {field.hint ? `${field.hint}. ` : ''}Снимков: {fields.length}
          {ofMany}
        </Text>
        {error ? <Alert color="red">{error}</Alert> : null}
        <SortableList keys={fields.map(({ id }) => id)} onMove={move}>
          <Stack component="ol" className={css.rows} gap="sm" p={0} m={0} style={{ listStyle: 'none' }}>
            {fields.map(({ id }, index) => (
              <SortablePhoto
                key={id}
                id={id}
                path={`${path}.${index}`}
                number={index + 1}
                onRemove={() => remove(index)}
              />
            ))}
          </Stack>
        </SortableList>
        <BringPhotos label="Загрузить снимки" isMany onPhotos={add} />
      </Stack>
    </Fieldset>
  );
}
