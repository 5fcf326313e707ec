import { type RefObject, useEffect, useEffectEvent } from 'react';
import { OPENED_EVENT } from './dialog-names.ts';

/** Runs `act` once each time the dialog opens, and on mount if it is already open. */
export function useOnOpened(dialog: RefObject<HTMLDialogElement | null>, act: () => void): void {
  const run = useEffectEvent(act);

  useEffect(() => {
    const element = dialog.current;
    const unmounted = new AbortController();
    const { signal } = unmounted;
    let isOpen = false;
    // On mount the event of an open dialog may be still to come.
    const handleOpened = () => {
      if (!isOpen) run();
      isOpen = true;
    };
    if (element?.open) handleOpened();
    element?.addEventListener(OPENED_EVENT, handleOpened, { signal });
    element?.addEventListener('close', () => (isOpen = false), { signal });
    return () => unmounted.abort();
  }, [dialog]);
}
