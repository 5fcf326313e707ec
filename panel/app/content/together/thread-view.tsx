import { Box, Button, Group, Paper, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { Thread } from '../../../contract/comments.ts';
import { ErrorAlert } from '../../lib/error-alert.tsx';
import { useMomentWords } from '../../lib/use-moment-words.ts';
import { useSession } from '../../lib/use-session.ts';
import { CommentForm } from './comment-form.tsx';
import { useCommentChange } from './comment-queries.ts';

export function ThreadView({ thread: { id, item, resolvedBy, comments } }: { readonly thread: Thread }) {
  const momentWords = useMomentWords();
  const [isReplying, setReplying] = useState(false);
  const own = useSession().data?.person.id;
  const resolve = useCommentChange(`/api/comments/${id}/resolved`);
  const isOpen = resolvedBy === null;
  const other = comments.findLast(({ author }) => author.id !== own)?.author.id ?? null;
  return (
    <Paper withBorder p="sm">
      <Stack gap="sm">
        {item !== null && <Text size="sm">{`О пункте „${item}“`}</Text>}
        {comments.map(({ id, author, to, text, at }) => (
          <Box key={id}>
            <Group gap="xs">
              <Text size="sm" fw={500}>
                {author.name}
              </Text>
              <Text size="xs" c="dimmed">
                {momentWords(at)}
                {to && `, кому: ${to.name}`}
              </Text>
            </Group>
            <Text style={{ whiteSpace: 'pre-wrap' }}>{text}</Text>
          </Box>
        ))}
        {!isOpen && <Text size="sm" c="dimmed">{`Решено: ${resolvedBy}`}</Text>}
        <ErrorAlert error={resolve.error} />
        <Group gap="xs">
          <Button
            variant="default"
            size="compact-sm"
            loading={resolve.isPending}
            onClick={() => resolve.mutate({ isResolved: isOpen })}
          >
            {isOpen ? 'Решено' : 'Открыть снова'}
          </Button>
          {!isReplying && (
            <Button variant="default" size="compact-sm" onClick={() => setReplying(true)}>
              Ответить
            </Button>
          )}
        </Group>
        {isReplying && (
          <CommentForm label="Ответ" action="Ответить" path={`/api/comments/${id}/reply`} usualTo={other} />
        )}
      </Stack>
    </Paper>
  );
}
