import type { ReactNode } from 'react';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { CallbackDialog } from './callback-dialog.tsx';
import { useCallbackLinks } from './use-callback-links.ts';

/**
 * Opens the callback dialog for every `[data-open-callback]` link of the page. `children` is the form; nothing of it
 * is rendered before the first click, and a navigation (to the page of thanks, too) takes it away.
 */
export function CallbackDialogHost({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  const [shown, setShown] = useState<{ readonly at: string; readonly open: boolean } | null>(null);
  useCallbackLinks(() => setShown({ at: key, open: true }));

  if (shown?.at !== key) return null;
  return (
    <CallbackDialog open={shown.open} onClose={() => setShown({ at: key, open: false })}>
      {children}
    </CallbackDialog>
  );
}
