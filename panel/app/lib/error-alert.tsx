import { Alert } from '@mantine/core';

export function ErrorAlert({ error }: { readonly error: Error | null }) {
  if (!error) return null;
  return (
    <Alert color="red" role="alert" variant="light">
      {error.message}
    </Alert>
  );
}
