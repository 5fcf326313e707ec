import { Text } from '@mantine/core';
import type { Field } from '../../../model/fields/field-tree.ts';

/** The name of a part of the form. The fields of a group have their own signs of required fields. */
export function FieldLegend({ field, count = 0 }: { readonly field: Field; readonly count?: number }) {
  const { title, isRequired, widget, min = 0 } = field;
  const mustHaveSome = isRequired && (widget === 'photo' || min > 0);
  return (
    <>
      {count > 0 ? `${title}, ${count}` : title}
      {mustHaveSome && (
        <Text span inherit c="red" aria-hidden>
          {'\u00a0*'}
        </Text>
      )}
    </>
  );
}
