import { Paper } from '@mantine/core';
import { BODY } from '../../contract/field-place.ts';
import { inputId } from '../fields/input-props.ts';
import { useFieldError } from '../fields/use-field-error.ts';
import { useValue } from '../fields/use-value.ts';
import { MarkdownInput } from '../markdown/markdown-input.tsx';
import { PeopleInField } from './together/people-here.tsx';

export function BodyInput() {
  const { value, set } = useValue<string>(BODY);
  const error = useFieldError(BODY);
  return (
    <Paper withBorder p={{ base: 'sm', sm: 'lg' }} id={inputId(BODY)} tabIndex={-1}>
      <MarkdownInput label="Текст" value={value ?? ''} onChange={set} error={error} />
      <PeopleInField path={BODY} hasInner={false} />
    </Paper>
  );
}
