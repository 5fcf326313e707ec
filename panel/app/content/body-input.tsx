import { Paper } from '@mantine/core';
import { inputId } from '../fields/input-props.ts';
import { useFieldError } from '../fields/use-field-error.ts';
import { useValue } from '../fields/use-value.ts';
import { MarkdownInput } from '../markdown/markdown-input.tsx';

export function BodyInput() {
  const { value, set } = useValue<string>('body');
  const error = useFieldError('body');
  return (
    <Paper withBorder p={{ base: 'sm', sm: 'lg' }} id={inputId('body')} tabIndex={-1}>
      <MarkdownInput label="Текст" value={value ?? ''} onChange={set} error={error} />
    </Paper>
  );
}
