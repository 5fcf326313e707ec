import { Alert } from '@mantine/core';

/** What stands in the way, read out when it appears. */
export function FaultAlert({ error }: { readonly error: Error | null }) {
  if (!error) return null;
  return (
    <Alert color="red" role="alert" variant="light">
      {error.message}
    </Alert>
  );
}
