import type { FieldProps } from './field-props.ts';
import { ListOfGroups } from './list-of-groups.tsx';
import { ListOfValues } from './list-of-values.tsx';

export function ListInput(props: FieldProps) {
  return props.field.item?.fields ? <ListOfGroups {...props} /> : <ListOfValues {...props} />;
}
