import { SimpleGrid, Stack } from '@mantine/core';
import type { Field } from '../../../model/fields/field-tree.ts';
import { FieldSigns } from '../content/together/field-signs.tsx';
import { DateInput } from './date-input.tsx';
import { useNestedInput } from './nested-input.ts';

const FEW_WORDS = 60;
const MAX_IN_ROW = 3;

function isShort(field: Field): boolean {
  return (
    SHORT.has(field.widget) || (field.widget === 'text' && field.maxLength <= FEW_WORDS && field.hint === undefined)
  );
}

type Props = { readonly fields: readonly Field[]; readonly path: string };

const SHORT: ReadonlySet<Field['widget']> = new Set([
  'number',
  'money',
  'area',
  'date',
  'time',
  'select',
  'boolean',
  'phone',
]);

export function FormFields({ fields, path }: Props) {
  return (
    <Stack gap="md">
      {rowsOf(fields).map((row) =>
        row.length === 1 && row[0] ? (
          <OneField key={row[0].key} field={row[0]} fields={fields} path={path} />
        ) : (
          <SimpleGrid
            key={row[0]?.key ?? ''}
            // The form shares the window with the page, so its own width counts.
            type="container"
            cols={{ base: 1, '320px': 2, '560px': Math.min(row.length, MAX_IN_ROW) }}
            spacing="md"
            verticalSpacing="md"
          >
            {row.map((field) => (
              <OneField key={field.key} field={field} fields={fields} path={path} />
            ))}
          </SimpleGrid>
        ),
      )}
    </Stack>
  );
}

function OneField({ field, fields, path }: { readonly field: Field } & Props) {
  const own = path === '' ? field.key : `${path}.${field.key}`;
  const Input = useNestedInput();
  return (
    <FieldSigns field={field} path={own}>
      {field.widget === 'date' ? (
        <DateInput field={field} path={own} {...earlierDate(field, fields, path)} />
      ) : (
        <Input field={field} path={own} />
      )}
    </FieldSigns>
  );
}

function earlierDate(field: Field, fields: readonly Field[], path: string) {
  const before = fields.slice(0, fields.indexOf(field)).findLast(({ widget }) => widget === 'date');
  if (!before) return {};
  return { before: { path: path === '' ? before.key : `${path}.${before.key}`, title: before.title } };
}

/** Puts consecutive short fields into rows. */
function rowsOf(fields: readonly Field[]): Field[][] {
  const rows: Field[][] = [];
  for (const field of fields) {
    const last = rows.at(-1);
    if (last && last.length < MAX_IN_ROW && isShort(field) && last.every(isShort)) last.push(field);
    else rows.push([field]);
  }
  return rows;
}
