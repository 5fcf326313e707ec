import { Paper, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { LINE_CARD } from './card.ts';
import styles from './line-block.module.css';

type Props = { readonly title: string; readonly children: ReactNode };

/** A block that has only words: its heading and its words are one line where the width allows. */
export function LineBlock({ title, children }: Props) {
  const id = useId();
  return (
    <Paper component="section" withBorder {...LINE_CARD} className={styles.lineCard ?? ''} aria-labelledby={id}>
      <div className={styles.lineBlock}>
        <Title order={2} size="h4" id={id}>
          {title}
        </Title>
        <div>{children}</div>
      </div>
    </Paper>
  );
}
