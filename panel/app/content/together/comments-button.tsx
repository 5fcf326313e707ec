import { Box, Button, Group } from '@mantine/core';
import { CommentIcon } from './comment-icon.tsx';
import { useComments } from './comments.tsx';

export function CommentsButton() {
  const { threads, show } = useComments();
  const open = threads.filter(({ resolvedBy }) => resolvedBy === null).length;
  const words = open > 0 ? `Комментарии: ${open}` : 'Комментарии';
  return (
    <Button
      variant="default"
      px={{ base: 'xs', sm: 'lg' }}
      aria-haspopup="dialog"
      aria-label={words}
      onClick={() => show(null)}
    >
      <Box component="span" visibleFrom="sm">
        {words}
      </Box>
      {/* A phone has room for the title or for the word. */}
      <Group component="span" gap={6} hiddenFrom="sm">
        <CommentIcon />
        {open > 0 && open}
      </Group>
    </Button>
  );
}
