import { Button, Fieldset, Group, Stack, Text } from '@mantine/core';
import { type ReactNode, useContext } from 'react';
import { FieldLegend } from './field-legend.tsx';
import { FieldNotes } from './field-notes.tsx';
import type { FieldProps } from './field-props.ts';
import { focusNewItem } from './focus-field.ts';
import { inputId } from './input-props.ts';
import { NewRowContext } from './new-rows.ts';

type Props = FieldProps & {
  readonly count: number;
  readonly onAdd: () => void;
  /** Content next to the button that adds an item. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
};

const LABEL_WRAPS = { label: { whiteSpace: 'normal' } } as const;

export function ListFrame({ field, path, count, onAdd, aside, children }: Props) {
  const isFull = 'max' in field && field.max !== undefined && count >= field.max;
  const isShort = field.min !== undefined && field.min > 1 && count < field.min && (field.isRequired || count > 0);
  const onNewRow = useContext(NewRowContext);
  function add() {
    onAdd();
    onNewRow(`${path}.${count}`);
    focusNewItem(`${path}.${count}`);
  }
  return (
    <Fieldset legend={<FieldLegend field={field} count={count} />} id={inputId(path)} tabIndex={-1} miw={0}>
      <Stack gap="xs">
        <FieldNotes field={field} path={path} />
        {children}
        <Group justify="space-between">
          {isFull ? (
            <Text size="sm" c="dimmed">
              {`Больше ${field.max} не помещается`}
            </Text>
          ) : (
            <Button variant="default" size="compact-sm" h="auto" mih={30} styles={LABEL_WRAPS} onClick={add}>
              {`Добавить${field.item?.title ? `: ${field.item.title.toLowerCase()}` : ''}`}
            </Button>
          )}
          {isShort && (
            <Text size="sm" c="dimmed">
              {`Нужно не меньше ${field.min}`}
            </Text>
          )}
          {aside}
        </Group>
      </Stack>
    </Fieldset>
  );
}
