import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Scheduled } from '../../../contract/content.ts';
import { notifyUndo } from '../../lib/notify-undo.tsx';
import { request } from '../../lib/request.ts';
import { draftsQuery } from '../queries.ts';

/** Takes an edit off the schedule; what still waited becomes a draft of the person, who may have one already. */
export function CancelButton({ scheduled, onDone }: { readonly scheduled: Scheduled; readonly onDone?: () => void }) {
  const client = useQueryClient();
  const drafts = useQuery(draftsQuery());
  const { id, file, facts, body, baseVersion, at, until } = scheduled;
  const isWaiting = scheduled.state === 'waiting';
  const becomesDraft = isWaiting && drafts.data?.own.some((draft) => draft.file === file) === false;
  async function undo() {
    await request('POST', '/api/schedule', { file, version: baseVersion, facts, body, at, until });
    if (becomesDraft) await request('DELETE', `/api/draft?file=${encodeURIComponent(file)}`);
    onDone?.();
  }
  const cancel = useMutation({
    async mutationFn() {
      // The draft comes first: a lost connection in between leaves the edit twice rather than nowhere.
      if (becomesDraft) await request('PUT', '/api/draft', { file, baseVersion, facts, body });
      await request('DELETE', `/api/schedule/${id}`);
    },
    onSuccess() {
      const where = becomesDraft ? ', правка в ваших черновиках' : '. Ваш черновик этой записи остался, как был';
      if (isWaiting) notifyUndo({ words: `Снято с расписания${where}`, undo });
      onDone?.();
    },
    onError: (error) => notifications.show({ color: 'red', message: error.message }),
    onSettled: () => client.invalidateQueries(),
  });
  return (
    <Button
      variant="default"
      size="compact-sm"
      disabled={drafts.isPending}
      loading={cancel.isPending}
      onClick={() => cancel.mutate()}
    >
      {isWaiting ? 'Отменить' : 'Убрать'}
    </Button>
  );
}
