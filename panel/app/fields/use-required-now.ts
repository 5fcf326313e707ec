import { useWatch } from 'react-hook-form';
import type { Field } from '../../../model/fields/field-tree.ts';
import { isRequiredNow } from '../../../model/fields/required-when.ts';

/** Returns the field as it is next to the present values: required, if they ask for it. */
export function useRequiredNow(field: Field, path: string): Field {
  const isNow = useWatch({
    name: path.slice(0, path.lastIndexOf('.')),
    disabled: field.requiredWhen === undefined,
    compute: (facts: unknown) => isRequiredNow(field, facts),
  });
  return isNow ? { ...field, isRequired: true } : field;
}
