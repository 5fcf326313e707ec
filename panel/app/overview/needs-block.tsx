import { Anchor, List, Paper, Stack, Text, Title } from '@mantine/core';
import { useId } from 'react';
import { Link } from 'react-router';
import type { OwnerNeed } from '../../contract/overview.ts';
import { CARD } from '../lib/card.ts';
import styles from './due-calls.module.css';
import { useDueCalls } from './use-due-calls.ts';

/** What else needs somebody today; the block of the calls has the leads that wait. */
export function NeedsBlock({ needs }: { readonly needs: readonly OwnerNeed[] }) {
  const title = useId();
  const hasCalls = useDueCalls().due.length > 0;
  const others = needs.filter(({ path }) => !(hasCalls && path === '/leads'));
  if (others.length === 0) return hasCalls ? null : <Text size="lg">Вас ничего не ждёт.</Text>;
  return (
    <Paper component="section" withBorder {...CARD} className={styles.block ?? ''} aria-labelledby={title}>
      <Stack gap="xs">
        <Title order={2} size="h3" id={title}>
          Нужны вы
        </Title>
        <List size="lg" listStyleType="none" spacing="xs">
          {others.map(({ words, path }) => (
            <List.Item key={words}>
              <Anchor component={Link} to={path} inherit>
                {words}
              </Anchor>
            </List.Item>
          ))}
        </List>
      </Stack>
    </Paper>
  );
}
