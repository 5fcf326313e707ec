import { SimpleGrid, Stack } from '@mantine/core';
import type { Field } from '../../../model/fields/field-tree.ts';
import { FieldSigns } from '../content/together/field-signs.tsx';
import { Collapsible } from './collapsible.tsx';
import { DateInput } from './date-input.tsx';
import styles from './field-rows.module.css';
import { FoldedPart } from './folded-part.tsx';
import { useNestedInput } from './nested-input.ts';
import { useRequiredNow } from './use-required-now.ts';

const FEW_WORDS = 60;
const MAX_IN_ROW = 3;
/** Two pairs, such as the first and the last day with their hours: two rows, or one where there is room. */
const PAIRS = 4;

function isShort({ widget, hint = '', ...field }: Field): boolean {
  if (widget === 'text') return 'maxLength' in field && field.maxLength <= FEW_WORDS && hint === '';
  return SHORT.has(widget) && hint.length <= FEW_WORDS;
}

type Props = {
  readonly fields: readonly Field[];
  /** All fields of the group, also those shown elsewhere. */
  readonly siblings: readonly Field[];
  readonly path: string;
  /** Rows do not depend on it, so that a field appearing next to another does not mount the other again. */
  readonly isShown: (field: Field) => boolean;
};

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

export function FieldRows({ fields, siblings, path, isShown }: Props) {
  const one = (field: Field) => (
    <Collapsible key={field.key} isOpen={isShown(field)}>
      {field.widget === 'plan' && !field.isRequired ? (
        <FoldedPart field={field} path={`${path}.${field.key}`}>
          <OneField field={field} siblings={siblings} path={path} />
        </FoldedPart>
      ) : (
        <OneField field={field} siblings={siblings} path={path} />
      )}
    </Collapsible>
  );
  return (
    <Stack gap="md">
      {rowsOf(fields).map((row) =>
        row.length === 1 ? (
          row.map(one)
        ) : (
          <Collapsible key={row[0]?.key ?? ''} isOpen={row.some(isShown)}>
            <SimpleGrid
              className={styles.row ?? ''}
              data-pairs={row.length === PAIRS || undefined}
              // The form shares the window with the page, so its own width counts.
              type="container"
              cols={columnsOf(row)}
              spacing="md"
              verticalSpacing="md"
            >
              {row.map(one)}
            </SimpleGrid>
          </Collapsible>
        ),
      )}
    </Stack>
  );
}

/** A date with the button that empties it needs more width, else its year is cut. */
function columnsOf(row: readonly Field[]) {
  if (row.length === PAIRS) return { base: 1, '290px': 2, '660px': PAIRS };
  const [two, three] = row.some(({ widget, isRequired }) => widget === 'date' && !isRequired)
    ? ['400px', '620px']
    : ['320px', '560px'];
  return { base: 1, [two]: 2, [three]: Math.min(row.length, MAX_IN_ROW) };
}

type OneProps = { readonly field: Field; readonly siblings: readonly Field[]; readonly path: string };

export function OneField({ field, siblings, path }: OneProps) {
  const own = path === '' ? field.key : `${path}.${field.key}`;
  const Input = useNestedInput();
  const now = useRequiredNow(field, own);
  return (
    <FieldSigns field={field} path={own}>
      {field.widget === 'date' ? (
        <DateInput field={now} path={own} {...earlierDate(field, siblings, path)} />
      ) : (
        <Input field={now} path={own} />
      )}
    </FieldSigns>
  );
}

function earlierDate(field: Field, siblings: readonly Field[], path: string) {
  const before = siblings.slice(0, siblings.indexOf(field)).findLast(({ widget }) => widget === 'date');
  if (!before) return {};
  return { before: { path: path === '' ? before.key : `${path}.${before.key}`, title: before.title } };
}

/** Puts consecutive short fields into one grid, which wraps by its width. */
function rowsOf(fields: readonly Field[]): Field[][] {
  const rows: Field[][] = [];
  for (const field of fields) {
    const last = rows.at(-1);
    if (last && isShort(field) && last.every(isShort)) last.push(field);
    else rows.push([field]);
  }
  return rows;
}
