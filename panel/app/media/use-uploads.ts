import { notifications } from '@mantine/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { AcceptedPhoto } from '../../contract/media.ts';
import { detachedMessages } from './detached-messages.ts';
import { ENCODING_KEY } from './encoding-note.tsx';
import { sendFile, settleUpload } from './send-file.ts';
import type { Source } from './upload-queue.ts';
import { UploadQueue } from './upload-queue.ts';
import { LIBRARY_KEY } from './use-library.ts';

/**
 * @param prefix start of the file names; an empty prefix keeps the original names
 * @param onPhoto takes a photograph and returns remarks about it
 */
export function useUploads(prefix: string, onPhoto: (photo: AcceptedPhoto, source: Source) => readonly string[]) {
  const client = useQueryClient();
  const latest = useRef({ prefix, onPhoto });
  useEffect(() => {
    latest.current = { prefix, onPhoto };
  });
  const [queue] = useState(
    () =>
      new UploadQueue({
        send: sendFile,
        settle: (upload, name) => settleUpload(upload, latest.current.prefix || name.replace(/\.[^.]*$/, '')),
        onPhoto(photo, source) {
          void client.invalidateQueries({ queryKey: ENCODING_KEY });
          return latest.current.onPhoto(photo, source);
        },
        onDetached(uploads) {
          void client.invalidateQueries({ queryKey: LIBRARY_KEY });
          for (const message of detachedMessages(uploads)) notifications.show({ ...message, autoClose: false });
        },
      }),
  );
  useEffect(() => {
    queue.attach();
    return () => queue.detach();
  }, [queue]);
  return { queue, items: useSyncExternalStore(queue.subscribe, queue.items) };
}
