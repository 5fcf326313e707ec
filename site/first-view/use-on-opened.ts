import { type RefObject, useEffect, useEffectEvent } from 'react';
import { OPENED_EVENT } from './dialog-names.ts';

/** Runs `act` each time the dialog opens, and on mount if it is already open. */
export function useOnOpened(dialog: RefObject<HTMLDialogElement | null>, act: () => void): void {
  const run = useEffectEvent(act);

  useEffect(() => {
    const element = dialog.current;
    const handleOpened = () => run();
    if (element?.open) run();
    element?.addEventListener(OPENED_EVENT, handleOpened);
    return () => element?.removeEventListener(OPENED_EVENT, handleOpened);
  }, [dialog]);
}
