import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useWatch } from 'react-hook-form';
import { inputId } from '../fields/input-props.ts';
import { useFieldError } from '../fields/use-field-error.ts';
import css from './media.module.css';
import { PhotoDetails } from './photo-details.tsx';
import { PhotoTools } from './photo-tools.tsx';
import type { PhotoValue } from './photo-value.ts';
import { thumbUrl } from './photo-value.ts';

type Props = {
  readonly id: string;
  readonly path: string;
  readonly number: number;
  readonly onRemove: () => void;
};

export function SortablePhoto({ id, path, number, onRemove }: Props) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
  });
  const value = (useWatch({ name: path }) ?? {}) as PhotoValue;
  const fileError = useFieldError(`${path}.file`);
  return (
    <li
      ref={setNodeRef}
      id={inputId(path)}
      tabIndex={-1}
      className={`${css.row} ${css.card}`}
      data-dragging={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <Stack gap={6}>
        {value.file ? (
          <img
            className={css.thumb}
            src={thumbUrl(value.file)}
            alt={value.alt ?? `Снимок ${number} без описания`}
            style={{ objectPosition: value.focus }}
            loading="lazy"
          />
        ) : null}
        {fileError ? (
          <Text size="sm" c="red">
            {fileError}
          </Text>
        ) : null}
        <Group gap={4}>
          <Button
            size="compact-sm"
            variant="default"
            ref={setActivatorNodeRef}
            style={{ touchAction: 'none', cursor: 'grab' }}
            {...attributes}
            {...listeners}
            aria-label={`Переставить снимок ${number}`}
          >
            ⠿ {number}
          </Button>
          <Button
            size="compact-sm"
            variant="subtle"
            color="red"
            aria-label={`Убрать снимок ${number}`}
            onClick={onRemove}
          >
            Убрать
          </Button>
        </Group>
        <PhotoTools path={path} label={`снимок ${number}`} />
      </Stack>
      <PhotoDetails path={path} name={`снимок ${number}`} />
    </li>
  );
}
