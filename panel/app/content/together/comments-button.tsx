import { Button } from '@mantine/core';
import { useComments } from './comments.tsx';

export function CommentsButton() {
  const { threads, show } = useComments();
  const open = threads.filter(({ resolvedBy }) => resolvedBy === null).length;
  return (
    <Button variant="default" aria-haspopup="dialog" onClick={() => show(null)}>
      {open > 0 ? `Комментарии: ${open}` : 'Комментарии'}
    </Button>
  );
}
