import type { ComponentType, ReactNode } from 'react';
import { useEffect, useEffectEvent, useState } from 'react';
import { withStyles } from '../../first-view/full-stylesheet.ts';
import { loadCallFacts } from '../../navigation/call-facts.ts';
import { usePathname } from '../../navigation/place.ts';
import type { CallbackDialogProps } from './callback-dialog.tsx';
import type { PageSubject } from './page-subject.ts';

type Shown = {
  readonly at: string;
  readonly open: boolean;
  readonly Dialog: ComponentType<CallbackDialogProps>;
  readonly calls: CallbackDialogProps['calls'];
  readonly subject: PageSubject | null;
};

type CallbackDialogHostProps = {
  renderForm: (subject: PageSubject | null) => ReactNode;
};

/**
 * Opens the callback dialog for `[data-open-callback]` links; its code loads on the first click.
 * A change of the path closes the dialog; a change of the query does not.
 */
export function CallbackDialogHost({ renderForm }: CallbackDialogHostProps) {
  const pathname = usePathname();
  const [shown, setShown] = useState<Shown | null>(null);
  useCallbackLinks((link) => {
    Promise.all([withStyles(import('./callback-dialog.tsx')), loadCallFacts()]).then(
      ([{ CallbackDialog, pageSubject }, calls]) =>
        setShown({ at: pathname, open: true, Dialog: CallbackDialog, calls, subject: pageSubject() }),
      () => location.assign(link.href),
    );
  });

  if (shown?.at !== pathname) return null;
  const { Dialog, calls, open, subject } = shown;
  return (
    <Dialog calls={calls} open={open} onClose={() => setShown({ ...shown, open: false })}>
      {renderForm(subject)}
    </Dialog>
  );
}

const LINK = 'a[data-open-callback]';

/** One capture-phase listener for all links: it runs before the router, which skips prevented events. */
export function useCallbackLinks(open: (link: HTMLAnchorElement) => void): void {
  const handleClick = useEffectEvent((event: MouseEvent) => {
    const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(LINK) : null;
    if (!link || !isPlain || event.defaultPrevented) return;
    event.preventDefault();
    // Closes the phone menu first, because it is a dialog too and dialogs must not stack.
    link.closest('dialog')?.close();
    open(link);
  });

  useEffect(() => {
    document.addEventListener('click', handleClick, { capture: true });
    return () => document.removeEventListener('click', handleClick, { capture: true });
  }, []);
}
