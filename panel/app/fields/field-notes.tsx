import { Text } from '@mantine/core';
import type { FieldProps } from './field-props.ts';
import { useFieldError } from './use-field-error.ts';

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
        <Text size="sm" c="red" role="alert">
          {error}
        </Text>
      )}
    </>
  );
}
