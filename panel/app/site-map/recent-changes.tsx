import { Anchor, List, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { HistoryItem } from '../../contract/content.ts';
import { entryAddress } from '../../contract/entry-address.ts';
import { kindOfFile } from '../content/issue-words.ts';
import { useKinds } from '../content/use-kinds.ts';
import { ErrorAlert } from '../lib/error-alert.tsx';
import { momentWords } from '../lib/moment-words.ts';
import { get } from '../lib/request.ts';

const SHOWN = 6;

export function RecentChanges() {
  const kinds = useKinds().data ?? [];
  const recent = useQuery({ queryKey: ['history'], queryFn: () => get<HistoryItem[]>('/api/history/recent') });
  return (
    <Stack gap="xs" component="section" aria-labelledby="recent-changes">
      <Title order={2} size="h3" id="recent-changes">
        Недавние правки
      </Title>
      <ErrorAlert error={recent.error} />
      {recent.data?.length === 0 && (
        <Text c="dimmed">Пока никто ничего не менял. Здесь будут последние правки: что изменили, кто и когда.</Text>
      )}
      <List listStyleType="none" spacing={4} size="sm">
        {recent.data?.slice(0, SHOWN).map((item) => {
          const kind = kindOfFile(kinds, item.file);
          return (
            <List.Item key={item.id}>
              {kind ? (
                <Anchor component={Link} to={entryAddress(kind, item.file)} inherit>
                  {kind.titleOne}: {item.file}
                </Anchor>
              ) : (
                item.file
              )}
              {`, ${item.who}, ${momentWords(item.at)}`}
            </List.Item>
          );
        })}
      </List>
    </Stack>
  );
}
