import { useQuery } from '@tanstack/react-query';
import { entriesQuery } from '../content/queries.ts';
import type { FieldProps } from './field-props.ts';
import { NameSelect } from './name-select.tsx';
import { useFieldError } from './use-field-error.ts';

export function ReferenceInput(props: FieldProps) {
  const { field, path } = props;
  const { data = [], error: fault } = useQuery(entriesQuery(field.widget === 'reference' ? field.to : 'works'));
  const error = useFieldError(path) ?? fault?.message;
  return (
    <NameSelect of={props} options={data.map(({ slug, title }) => ({ value: slug, label: title }))} error={error} />
  );
}
