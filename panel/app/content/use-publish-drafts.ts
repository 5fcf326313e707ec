import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BatchReport } from '../../contract/lists.ts';
import { request } from '../lib/request.ts';
import { notifyWhenPublished } from '../publishing/notify-when-published.ts';

type DraftName = { readonly file: string; readonly title: string };

/** Publishes drafts of the person without their forms, and names those that are refused with the reason. */
export function usePublishDrafts() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (drafts: readonly DraftName[]) =>
      request<BatchReport>('POST', '/api/entries/publish', { files: drafts.map(({ file }) => file) }),
    onSuccess({ done: [first], refused, savedAt }, drafts) {
      if (first !== undefined && savedAt !== null) notifyWhenPublished(first, savedAt);
      for (const { file, message } of refused) {
        const title = drafts.find((draft) => draft.file === file)?.title ?? file;
        notifications.show({ color: 'orange', autoClose: false, message: `${title}. ${message}` });
      }
      void client.invalidateQueries();
    },
    onError: ({ message }) => notifications.show({ color: 'red', message }),
  });
}
