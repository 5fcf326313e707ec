import { Alert, Button, Stack, Text } from '@mantine/core';

type Props = {
  readonly error: Error | null;
  /** Reads again what could not be read. */
  readonly onRetry?: () => void;
};

export function ErrorAlert({ error, onRetry }: Props) {
  if (!error) return null;
  return (
    <Alert color="red" role="alert" variant="light">
      <Stack gap="xs" align="flex-start">
        <Text size="sm">{error.message}</Text>
        {onRetry && (
          <Button variant="default" size="compact-sm" onClick={onRetry}>
            Повторить
          </Button>
        )}
      </Stack>
    </Alert>
  );
}
