import { Alert, Anchor, List, Paper, Stack, Text, Title } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { entryAddress } from '../../contract/entry-address.ts';
import { useKinds } from '../content/use-kinds.ts';
import { LINE_CARD } from '../lib/card.ts';
import type { StoredDrafts } from './store-drafts.ts';

type Props = { readonly drafts: StoredDrafts; readonly hint: string };

/** Names the drafts and takes the focus, since the button that made them may be gone. */
export function DraftsMade({ drafts, hint }: Props) {
  const { stored, failed } = drafts;
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new result takes the focus again
  useEffect(() => box.current?.focus(), [drafts]);
  const kinds = useKinds().data ?? [];
  return (
    <Stack gap="sm" ref={box} tabIndex={-1}>
      {stored.length > 0 && (
        <Paper withBorder {...LINE_CARD}>
          <Title order={2} size="h5">
            Черновики готовы
          </Title>
          <Text size="sm">{hint}</Text>
          <List size="sm" mt="xs">
            {stored.map(({ file, kind: name, title }) => {
              const kind = kinds.find((one) => one.name === name);
              return (
                <List.Item key={file}>
                  {kind ? (
                    <Anchor component={Link} to={entryAddress(kind, file)} inherit>
                      {title}
                    </Anchor>
                  ) : (
                    title
                  )}
                </List.Item>
              );
            })}
          </List>
        </Paper>
      )}
      {failed.length > 0 && (
        <Alert color="red" role="alert" title="Не сохранилось">
          <List size="sm">
            {failed.map(({ file, title, message }) => (
              <List.Item key={file}>
                {title}: {message}
              </List.Item>
            ))}
          </List>
          <Text size="sm">Строки остались ниже: повторите.</Text>
        </Alert>
      )}
    </Stack>
  );
}
