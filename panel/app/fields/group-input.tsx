import { Button, Fieldset, Group, Stack } from '@mantine/core';
import { useFormContext, useWatch } from 'react-hook-form';
import { FieldNotes } from './field-notes.tsx';
import type { FieldProps } from './field-props.ts';
import { FormFields } from './form-fields.tsx';
import { inputId } from './input-props.ts';

/** A group of fields; an optional group can be added and removed. */
export function GroupInput({ field, path }: FieldProps) {
  const { setValue } = useFormContext();
  const isFilled = useWatch({ name: path, compute: (value: unknown) => value !== undefined });
  const isThere = field.isRequired || isFilled;
  const set = (value: object | undefined) => setValue(path, value, { shouldDirty: true });
  return (
    <Fieldset legend={field.title} id={inputId(path)} tabIndex={-1} miw={0}>
      <Stack gap="sm">
        <FieldNotes field={field} path={path} />
        {isThere ? (
          <FormFields fields={field.fields ?? []} path={path} />
        ) : (
          <Group>
            <Button variant="default" size="compact-sm" onClick={() => set({})}>
              Заполнить
            </Button>
          </Group>
        )}
        {isThere && !field.isRequired && (
          <Group justify="flex-end">
            <Button variant="subtle" color="gray" size="compact-sm" onClick={() => set(undefined)}>
              Убрать «{innerQuotes(field.title)}»
            </Button>
          </Group>
        )}
      </Stack>
    </Fieldset>
  );
}

/** Quotes inside quotes are written „…“. */
function innerQuotes(title: string): string {
  return title.replaceAll('«', '„').replaceAll('»', '“');
}
