import type { Announcements, DragEndEvent, ScreenReaderInstructions } from '@dnd-kit/core';
import { closestCenter, DndContext, KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { Alert, Fieldset, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import { useEditedEntry } from '../fields/edited-entry.ts';
import type { FieldProps } from '../fields/field-props.ts';
import { inputId } from '../fields/input-props.ts';
import { useFieldError } from '../fields/use-field-error.ts';
import { AddPhotos } from './add-photos.tsx';
import { EncodingNote } from './encoding-note.tsx';
import { LibraryPicker } from './library-picker.tsx';
import css from './media.module.css';
import { SortablePhoto } from './sortable-photo.tsx';
import { UploadList } from './upload-list.tsx';
import { useUploads } from './use-uploads.ts';

type Form = Record<string, { file?: string }[]>;

/** A list of photographs: many at once, ordered by dragging or by keys, each with its words. */
export function PhotosInput({ field, path }: FieldProps) {
  const { slug } = useEditedEntry();
  const { fields, append, move, remove } = useFieldArray<Form>({ name: path });
  const [isChoosing, setIsChoosing] = useState(false);
  const error = useFieldError(path);
  const add = (names: readonly string[]) =>
    append(
      names.map((file) => ({ file })),
      { shouldFocus: false },
    );
  const { queue, items } = useUploads(slug, ({ name }) => add([name]));
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const placeOf = (id: string | number) => fields.findIndex((one) => one.id === id);
  function handleDragEnd({ active, over }: DragEndEvent) {
    if (over && active.id !== over.id) move(placeOf(active.id), placeOf(over.id));
  }
  const ofMany = field.max === undefined ? '' : ` из ${field.max}`;
  return (
    <Fieldset legend={field.isRequired ? `${field.title} *` : field.title} id={inputId(path)} tabIndex={-1} miw={0}>
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {field.hint ? `${field.hint}. ` : ''}Снимков: {fields.length}
          {ofMany}
        </Text>
        {error ? <Alert color="red">{error}</Alert> : null}
        <DndContext
          sensors={sensors}
          collisionDetection={closestCenter}
          onDragEnd={handleDragEnd}
          accessibility={{ announcements: announcements(placeOf), screenReaderInstructions: INSTRUCTIONS }}
        >
          <SortableContext items={fields.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
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
          </SortableContext>
        </DndContext>
        <AddPhotos
          label="Загрузить снимки"
          isMany
          onFiles={(files) => queue.add(files)}
          onLibrary={() => setIsChoosing(true)}
        />
        <UploadList queue={queue} items={items} />
        {items.length === 0 ? <EncodingNote /> : null}
      </Stack>
      {isChoosing ? (
        <LibraryPicker
          isMany
          onClose={() => setIsChoosing(false)}
          onChoose={(names) => {
            add(names);
            setIsChoosing(false);
          }}
        />
      ) : null}
    </Fieldset>
  );
}

const INSTRUCTIONS: ScreenReaderInstructions = {
  draggable: 'Чтобы переставить снимок, нажмите пробел, двигайте стрелками и снова нажмите пробел. Escape отменяет.',
};

function announcements(placeOf: (id: string | number) => number): Announcements {
  const place = (id: string | number) => placeOf(id) + 1;
  return {
    onDragStart: ({ active }) => `Снимок ${place(active.id)} взят.`,
    onDragOver: ({ over }) => (over ? `Место ${place(over.id)}.` : undefined),
    onDragEnd: ({ over }) => (over ? `Снимок поставлен на место ${place(over.id)}.` : 'Снимок остался на месте.'),
    onDragCancel: () => 'Перестановка отменена.',
  };
}
