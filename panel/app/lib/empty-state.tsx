import { Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import css from './empty-state.module.css';

type Props = {
  /** What will be here and where it comes from, in one or two sentences. */
  readonly words: string;
  /** One button: the first step. */
  readonly children?: ReactNode;
};

export function EmptyState({ words, children }: Props) {
  return (
    <Stack className={css.frame} align="flex-start" gap="sm">
      <Text maw="60ch">{words}</Text>
      {children}
    </Stack>
  );
}
