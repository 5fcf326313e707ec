import type { ComponentType, ReactNode } from 'react';
import { useEffect, useEffectEvent, useState } from 'react';
import { type CountedFlat, countedFlat } from '../../lib/counted-flat.ts';
import { loadCallFacts } from '../../navigation/call-facts.ts';
import { useEntryKey } from '../../navigation/place.ts';
import type { CallbackDialogProps } from './callback-dialog.tsx';

type Shown = {
  readonly at: string;
  readonly open: boolean;
  readonly Dialog: ComponentType<CallbackDialogProps>;
  readonly words: CallbackDialogProps['words'];
};

type CallbackDialogHostProps = {
  /** The form; what the visitor has counted on the page goes along. */
  renderForm: (counted: CountedFlat | null) => ReactNode;
};

/**
 * Opens the callback dialog for every `[data-open-callback]` link of the page. Nothing of it, nor of its form,
 * is loaded or rendered before the first click, and a navigation (to the page of thanks, too) takes it away.
 */
export function CallbackDialogHost({ renderForm }: CallbackDialogHostProps) {
  const key = useEntryKey();
  const [shown, setShown] = useState<Shown | null>(null);
  useCallbackLinks((link) => {
    Promise.all([import('./callback-dialog.tsx'), loadCallFacts()]).then(
      ([{ CallbackDialog }, { callback }]) =>
        setShown({ at: key, open: true, Dialog: CallbackDialog, words: callback }),
      () => location.assign(link.href),
    );
  });

  if (shown?.at !== key) return null;
  const { Dialog, words, open } = shown;
  const counted = countedFlat();
  return (
    <Dialog words={words} open={open} onClose={() => setShown({ ...shown, open: false })} countedFlat={counted}>
      {renderForm(counted)}
    </Dialog>
  );
}

const LINK = 'a[data-open-callback]';

/** One listener for all links, ahead of the router's own, which respects what is already prevented. */
export function useCallbackLinks(open: (link: HTMLAnchorElement) => void): void {
  const handleClick = useEffectEvent((event: MouseEvent) => {
    const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(LINK) : null;
    if (!link || !isPlain || event.defaultPrevented) return;
    event.preventDefault();
    // The menu on phones is a dialog of its own; two, one over the other, leave nowhere to go back to.
    link.closest('dialog')?.close();
    open(link);
  });

  useEffect(() => {
    document.addEventListener('click', handleClick, { capture: true });
    return () => document.removeEventListener('click', handleClick, { capture: true });
  }, []);
}
