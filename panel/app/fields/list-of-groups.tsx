import { ActionIcon, Box, Group, Stack, Text, UnstyledButton } from '@mantine/core';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { holidayNotes } from '../../../model/calling-hours/holiday-notes.ts';
import type { Field } from '../../../model/fields/field-tree.ts';
import { isoDayAt } from '../../../model/format/date.ts';
import { Chevron } from '../lib/chevron.tsx';
import { useBrand } from '../look/use-brand.ts';
import { Collapsible } from './collapsible.tsx';
import { useExpandedSections } from './expanded-sections.tsx';
import type { FieldProps } from './field-props.ts';
import { FormFields } from './form-fields.tsx';
import { inputId } from './input-props.ts';
import { titleOfItem } from './item-titles.ts';
import { ListFrame } from './list-frame.tsx';
import styles from './list-of-groups.module.css';
import { ListSums } from './list-sums.tsx';
import { FEW_FIELDS } from './optional-fields.ts';
import { SortableItem, SortableList } from './sortable-list.tsx';
import { useOpensForAttention } from './use-asks-for-attention.ts';

export function ListOfGroups({ field, path }: FieldProps) {
  const { control, setValue } = useFormContext();
  const { fields, append, move, remove } = useFieldArray({ control, name: path, keyName: '_key' });
  const opened = useExpandedSections();
  const today = isoDayAt(new Date(), useBrand().utcOffsetHours);
  const notes = useWatch({
    name: path,
    compute: (items: unknown) => (field.shortestApplies && Array.isArray(items) ? holidayNotes(items, today) : []),
  });
  const item = field.item;
  if (!item?.fields) return null;
  const isFolded = item.fields.length > FEW_FIELDS || item.fields.some(({ widget }) => NESTED.has(widget));
  const drop = (at: number) => {
    if (fields.length === 1 && !field.isRequired) setValue(path, undefined, { shouldDirty: true });
    remove(at);
  };
  const add = () => {
    opened.set(`${path}.${fields.length}`, true);
    append({}, { focusName: '' });
  };
  return (
    <ListFrame
      field={field}
      path={path}
      count={fields.length}
      onAdd={add}
      aside={<ListSums field={field} path={path} />}
    >
      <div>
        <SortableList keys={fields.map(({ _key }) => _key)} onMove={move}>
          {fields.map(({ _key }, at) => (
            <SortableItem key={_key} id={_key} title={`${item.title}, ${at + 1}`}>
              {(handle) => (
                <Item
                  item={item}
                  path={`${path}.${at}`}
                  at={at}
                  isFolded={isFolded}
                  note={notes[at] ?? null}
                  handle={handle}
                  onRemove={() => drop(at)}
                />
              )}
            </SortableItem>
          ))}
        </SortableList>
      </div>
    </ListFrame>
  );
}

const NESTED: ReadonlySet<Field['widget']> = new Set(['group', 'list', 'photo', 'photos', 'multiline']);

type ItemProps = {
  readonly item: Field;
  readonly path: string;
  readonly at: number;
  readonly isFolded: boolean;
  readonly note: string | null;
  readonly handle: React.ReactNode;
  readonly onRemove: () => void;
};

function Item({ item, path, at, isFolded, note, handle, onRemove }: ItemProps) {
  const opened = useExpandedSections();
  useOpensForAttention(path);
  const ownTitle = useWatch({ name: path, compute: (value: unknown) => titleOfItem(item, value) });
  const title = ownTitle || `${item.title}, ${at + 1}`;
  const isOpen = !isFolded || opened.isOpen(path);
  const fields = (
    <Collapsible isOpen={isOpen}>
      <FormFields fields={item.fields ?? []} path={path} />
    </Collapsible>
  );
  return (
    <Stack gap="xs" className={styles.item ?? ''} id={inputId(path)} tabIndex={-1}>
      <Group gap={4} wrap="nowrap" align={isFolded ? 'center' : 'flex-start'}>
        {handle}
        <Box flex={1} miw={0}>
          {isFolded ? (
            <UnstyledButton w="100%" py={3} aria-expanded={isOpen} onClick={() => opened.set(path, !isOpen)}>
              <Group component="span" gap="xs" wrap="nowrap">
                <Chevron isOpen={isOpen} />
                <Text span lineClamp={2} fw={500}>
                  {title}
                </Text>
              </Group>
            </UnstyledButton>
          ) : (
            fields
          )}
        </Box>
        <ActionIcon variant="subtle" color="gray" aria-label={`Убрать: ${title}`} onClick={onRemove}>
          ✕
        </ActionIcon>
      </Group>
      {/* Below the title the fields have the whole width. */}
      {isFolded && fields}
      {note !== null && (
        <Text size="sm" role="status">
          {note}
        </Text>
      )}
    </Stack>
  );
}
