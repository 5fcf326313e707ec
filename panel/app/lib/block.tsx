import { Paper, Stack, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { CARD } from './card.ts';

type Props = {
  readonly title: string;
  readonly gap?: 'xs' | 'sm' | 'md';
  /** A block that matters less than others of its screen has the smaller heading of a line. */
  readonly isMinor?: boolean;
  readonly children: ReactNode;
};

/** A card with a heading of the second level. */
export function Block({ title, gap = 'xs', isMinor = false, children }: Props) {
  const id = useId();
  return (
    <Paper component="section" withBorder {...CARD} aria-labelledby={id}>
      <Stack gap={gap}>
        <Title order={2} size={isMinor ? 'h4' : 'h3'} id={id}>
          {title}
        </Title>
        {children}
      </Stack>
    </Paper>
  );
}
