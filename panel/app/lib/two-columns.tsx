import { SimpleGrid } from '@mantine/core';
import type { ReactNode } from 'react';

/** Two parts of a screen, next to each other in a wide window. */
export function TwoColumns({ children }: { readonly children: readonly [left: ReactNode, right: ReactNode] }) {
  return (
    <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="xl" verticalSpacing="md" style={{ alignItems: 'start' }}>
      {children}
    </SimpleGrid>
  );
}
