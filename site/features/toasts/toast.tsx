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
import type { Toast as ToastState, ToastStore } from '../../shell/runtime/toast-types.ts';
import css from './toast.module.css';
import { ToastCard } from './toast-card.tsx';

type ToastProps = {
  toast: ToastState;
  store: ToastStore;
  /** Called when the toast leaves while it contains the focus. */
  onLeave: () => void;
};

/** Toast as a live region. It is not atomic, so an update announces only the new text and no buttons. */
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
    // Escape must not close the surrounding dialog as well.
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

/** A click on a toast does not move the focus out of the current field. */
function keepFocus(event: MouseEvent): void {
  if (!isOnButton(event)) event.preventDefault();
}

function isOnButton({ target }: MouseEvent): boolean {
  return target instanceof Element && target.closest('button') !== null;
}

/** Delay before the text is inserted: screen readers announce only changes of a live region that already exists. */
const ANNOUNCE_DELAY_MS = 50;

function useIsAnnounced(): boolean {
  const [isAnnounced, setAnnounced] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(true), ANNOUNCE_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return isAnnounced;
}
