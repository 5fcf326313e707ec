import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { Toast as ToastState, ToastStore } from '../../runtime/toast-types.ts';
import css from './toast.module.css';
import { ToastCard } from './toast-card.tsx';

type ToastProps = {
  toast: ToastState;
  store: ToastStore;
  /** It goes while the focus is in it. */
  onLeave: () => void;
};

/** One toast as a live region. Not atomic: an update reads out the new words, and no button with them. */
export function Toast({ toast, store, onLeave }: ToastProps) {
  const { id, type, phase } = toast;
  const element = useRef<HTMLDivElement>(null);
  const textId = useId();
  const isAnnounced = useIsAnnounced();

  useLayoutEffect(() => {
    if (phase === 'exit' && element.current?.contains(document.activeElement)) onLeave();
  });

  function handleBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) store.resume(id, 'focus');
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    // Not also the dialog around it.
    event.preventDefault();
    event.stopPropagation();
    store.dismiss(id);
  }

  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both its roles take a name
    // biome-ignore lint/a11y/noStaticElementInteractions: a status or an alert, which a click or Esc takes away
    <div
      className={css.toast}
      ref={element}
      data-toast={type}
      data-phase={phase}
      role={type === 'error' ? 'alert' : 'status'}
      aria-atomic="false"
      aria-labelledby={isAnnounced ? textId : undefined}
      tabIndex={0}
      onClick={(event) => isOnButton(event) || store.dismiss(id)}
      onMouseDown={keepFocus}
      onKeyDown={handleKeyDown}
      onPointerEnter={() => store.pause(id, 'hover')}
      onPointerLeave={() => store.resume(id, 'hover')}
      onFocus={() => store.pause(id, 'focus')}
      onBlur={handleBlur}
    >
      <div className={css.card}>
        {isAnnounced ? <ToastCard toast={toast} textId={textId} onClose={() => store.close(id)} /> : null}
      </div>
    </div>
  );
}

/** A click on a toast takes nobody out of the field they are typing in. */
function keepFocus(event: MouseEvent): void {
  if (!isOnButton(event)) event.preventDefault();
}

function isOnButton({ target }: MouseEvent): boolean {
  return target instanceof Element && target.closest('button') !== null;
}

/** Screen readers say what comes into a live region that they know already. Until then the toast is not seen either. */
const KNOWN_AFTER_MS = 50;

/** Whether the words may stand in the toast. */
function useIsAnnounced(): boolean {
  const [isAnnounced, setAnnounced] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(true), KNOWN_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return isAnnounced;
}
