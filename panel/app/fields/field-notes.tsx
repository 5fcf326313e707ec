import { Text } from '@mantine/core';
import type { FieldProps } from './field-props.ts';
import { useFieldError } from './use-field-error.ts';

/** Inside of a frame: what belongs there, and what is wrong with it as a whole. */
export function FieldNotes({ field, path }: FieldProps) {
  const error = useFieldError(path);
  return (
    <>
      {field.hint && (
        <Text size="sm" c="dimmed">
          {field.hint}
        </Text>
      )}
      {error && (
        <Text size="sm" c="red.8" role="alert">
          {error}
        </Text>
      )}
    </>
  );
}
