import { List, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { HistoryItem } from '../../contract/content.ts';
import { EntryLink } from '../content/entry-link.tsx';
import { ErrorAlert } from '../lib/error-alert.tsx';
import { momentWords } from '../lib/moment-words.ts';
import { get } from '../lib/request.ts';

const SHOWN = 6;

export function RecentChanges() {
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
        {recent.data?.slice(0, SHOWN).map(({ id, file, who, at }) => (
          <List.Item key={id}>
            <EntryLink file={file} title={file} />
            {`, ${who}, ${momentWords(at)}`}
          </List.Item>
        ))}
      </List>
    </Stack>
  );
}
