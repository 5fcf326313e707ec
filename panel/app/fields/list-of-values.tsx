import { arrayMove } from '@dnd-kit/sortable';
import { ActionIcon, Box, Group } from '@mantine/core';
import { useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { FieldProps } from './field-props.ts';
import { ListFrame } from './list-frame.tsx';
import { useNestedInput } from './nested-input.ts';
import { SortableItem, SortableList } from './sortable-list.tsx';

/** A list of single values or of lists; `useFieldArray` of react-hook-form supports only objects. */
export function ListOfValues({ field, path }: FieldProps) {
  const { getValues, setValue } = useFormContext();
  const count = useCount(path);
  const keys = useKeys(count);
  const Input = useNestedInput();
  const { item } = field;
  if (!item) return null;
  const isEmptyAllowed = field.isRequired;
  // Reads the current values: edits of an item do not re-render the list.
  const change = (act: <T>(items: T[]) => T[]) => {
    const next = act((getValues(path) ?? []) as unknown[]);
    keys.current = act(keys.current);
    setValue(path, next.length > 0 || isEmptyAllowed ? next : undefined, { shouldDirty: true });
  };
  const add = () =>
    setValue(path, [...(getValues(path) ?? []), item.widget === 'list' ? [] : ''], { shouldDirty: true });
  return (
    <ListFrame field={field} path={path} count={count} onAdd={add}>
      <SortableList keys={keys.current} onMove={(from, to) => change((items) => arrayMove(items, from, to))}>
        {Array.from({ length: count }, (_, at) => {
          const key = keys.current[at] ?? String(at);
          const title = `${item.title || field.title}, ${at + 1}`;
          return (
            <SortableItem key={key} id={key} title={title}>
              {(handle) => (
                <Group gap={4} wrap="nowrap" align="flex-start">
                  {handle}
                  <Box flex={1} miw={0}>
                    <Input field={{ ...item, title, isRequired: false }} path={`${path}.${at}`} isLabelHidden />
                  </Box>
                  <ActionIcon
                    variant="subtle"
                    color="gray"
                    aria-label={`Убрать: ${title}`}
                    onClick={() => change((items) => items.toSpliced(at, 1))}
                  >
                    ✕
                  </ActionIcon>
                </Group>
              )}
            </SortableItem>
          );
        })}
      </SortableList>
    </ListFrame>
  );
}

function useCount(path: string): number {
  return useWatch({ name: path, compute: (items: unknown) => (Array.isArray(items) ? items.length : 0) });
}

/** Stable React keys that move with their items. */
function useKeys(count: number) {
  const keys = useRef<string[]>([]);
  while (keys.current.length < count) keys.current.push(crypto.randomUUID());
  if (keys.current.length > count) keys.current = keys.current.slice(0, count);
  return keys;
}
