import type { FieldProps } from './field-props.ts';
import { ListOfGroups } from './list-of-groups.tsx';
import { ListOfValues } from './list-of-values.tsx';

/** A list: of groups of fields, of single values, or of lists. */
export function ListInput(props: FieldProps) {
  return props.field.item?.fields ? <ListOfGroups {...props} /> : <ListOfValues {...props} />;
}
