import { Alert, Anchor, List, Paper, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { entryAddress } from '../../contract/entry-address.ts';
import { useKinds } from '../content/use-kinds.ts';
import type { StoredDrafts } from './store-drafts.ts';

type Props = { readonly drafts: StoredDrafts; readonly hint: string };

export function DraftsMade({ drafts: { stored, failed }, hint }: Props) {
  const kinds = useKinds().data ?? [];
  return (
    <Stack gap="sm" role="status">
      {stored.length > 0 && (
        <Paper withBorder p="sm">
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
