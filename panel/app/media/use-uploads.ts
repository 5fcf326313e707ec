import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { AcceptedPhoto } from '../../contract/media.ts';
import { ENCODING_KEY } from './encoding-note.tsx';
import { sendFile, settleUpload } from './send-file.ts';
import { UploadQueue } from './upload-queue.ts';

/** @param prefix start of the file names; an empty prefix keeps the original names */
export function useUploads(prefix: string, onPhoto: (photo: AcceptedPhoto) => void) {
  const client = useQueryClient();
  const latest = useRef({ prefix, onPhoto });
  useEffect(() => {
    latest.current = { prefix, onPhoto };
  });
  const [queue] = useState(
    () =>
      new UploadQueue({
        send: sendFile,
        settle: (upload, file) => settleUpload(upload, latest.current.prefix || file.name.replace(/\.[^.]*$/, '')),
        onPhoto(photo) {
          latest.current.onPhoto(photo);
          void client.invalidateQueries({ queryKey: ENCODING_KEY });
        },
      }),
  );
  useEffect(() => () => queue.stop(), [queue]);
  return { queue, items: useSyncExternalStore(queue.subscribe, queue.items) };
}
