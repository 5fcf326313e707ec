import type { ComponentType, ReactNode } from 'react';
import { useState } from 'react';
import { useLocation } from 'react-router';
import type { CallbackDialogProps } from './callback-dialog.tsx';
import { useCallbackLinks } from './use-callback-links.ts';

type Shown = { readonly at: string; readonly open: boolean; readonly Dialog: ComponentType<CallbackDialogProps> };

/**
 * Opens the callback dialog for every `[data-open-callback]` link of the page. `children` is the form; nothing of it
 * is loaded or rendered before the first click, and a navigation (to the page of thanks, too) takes it away.
 */
export function CallbackDialogHost({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  const [shown, setShown] = useState<Shown | null>(null);
  useCallbackLinks((link) => {
    import('./callback-dialog.tsx').then(
      ({ CallbackDialog }) => setShown({ at: key, open: true, Dialog: CallbackDialog }),
      () => location.assign(link.href),
    );
  });

  if (shown?.at !== key) return null;
  const { Dialog, open } = shown;
  return (
    <Dialog open={open} onClose={() => setShown({ ...shown, open: false })}>
      {children}
    </Dialog>
  );
}
