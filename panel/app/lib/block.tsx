import { Paper, Stack, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { CARD } from './card.ts';

type Props = { readonly title: string; readonly gap?: 'xs' | 'sm' | 'md'; readonly children: ReactNode };

/** A card with a heading of the second level. */
export function Block({ title, gap = 'xs', children }: Props) {
  const id = useId();
  return (
    <Paper component="section" withBorder {...CARD} aria-labelledby={id}>
      <Stack gap={gap}>
        <Title order={2} size="h3" id={id}>
          {title}
        </Title>
        {children}
      </Stack>
    </Paper>
  );
}
