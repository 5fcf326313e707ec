import { Stack } from '@mantine/core';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { Field } from '../../../model/fields/field-tree.ts';
import { useFolding } from './expanded-sections.tsx';
import { FieldRows } from './field-rows.tsx';
import { FoldedFields } from './folded-fields.tsx';
import { keysToFold } from './optional-fields.ts';
import { useKeysInView } from './use-keys-in-view.ts';

type Props = { readonly fields: readonly Field[]; readonly path: string };

/** The fields of a group; in the form of an entry, those that were empty when it opened are folded into one line. */
export function FormFields({ fields, path }: Props) {
  const { getValues } = useFormContext();
  const folding = useFolding();
  const [keys] = useState(() => (folding ? keysToFold(fields, path, getValues(path)) : new Set<string>()));
  const shown = fields.filter(({ key }) => !keys.has(key));
  const folded = fields.filter(({ key }) => keys.has(key));
  const inView = useKeysInView(shown.filter(dependsOnChoice), path);
  const isShown = (field: Field) =>
    folding === null || folding.showsAll || !dependsOnChoice(field) || inView.has(field.key);
  return (
    <Stack gap="md">
      {shown.length > 0 && <FieldRows fields={shown} siblings={fields} path={path} isShown={isShown} />}
      {folded.length > 0 && <FoldedFields fields={folded} siblings={fields} path={path} />}
    </Stack>
  );
}

/** The last day of a booking has no sense next to a free flat. */
function dependsOnChoice({ requiredWhen: when }: Field): boolean {
  return when !== undefined && 'key' in when;
}
