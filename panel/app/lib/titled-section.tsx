import { Stack, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useId } from 'react';

/** A part of a card with its heading. */
export function TitledSection({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <Stack component="section" gap="xs" aria-labelledby={id}>
      <Title order={2} size="h4" id={id}>
        {title}
      </Title>
      {children}
    </Stack>
  );
}
