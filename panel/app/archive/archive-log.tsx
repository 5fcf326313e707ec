import { List, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { JournalLine } from '../../contract/journal.ts';
import { Block } from '../lib/block.tsx';
import { ErrorAlert } from '../lib/error-alert.tsx';
import { get } from '../lib/request.ts';
import { useMomentWords } from '../lib/use-moment-words.ts';

const SHOWN = 5;

/** The last copies that were made: whether it is time for another one. */
export function ArchiveLog() {
  const momentWords = useMomentWords();
  const { data, error } = useQuery({
    queryKey: ['journal', 'archive-made'],
    queryFn: () => get<{ readonly lines: readonly JournalLine[] }>('/api/journal?what=archive-made'),
  });
  return (
    <Block title="Последние копии">
      <ErrorAlert error={error} />
      {data?.lines.length === 0 && (
        <Text c="dimmed">
          Архив ещё не скачивали. Скачайте первый и повторяйте раз в неделю и перед большими правками.
        </Text>
      )}
      <List listStyleType="none" spacing={4}>
        {data?.lines.slice(0, SHOWN).map(({ id, at, who }) => (
          <List.Item key={id}>
            {momentWords(at)}
            <Text span inherit c="dimmed">
              , {who}
            </Text>
          </List.Item>
        ))}
      </List>
    </Block>
  );
}
