import {
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type Ref,
  type RefObject,
  useEffect,
  useId,
  useRef,
} from 'react';
import { cx } from './cx.ts';
import css from './dialog.module.css';
import { IconButton } from './icon-button.tsx';

type DialogProps = {
  /** Controls the dialog; omit to call `showModal()` through `ref`. */
  open?: boolean;
  onClose?: () => void;
  title: ReactNode;
  lead?: ReactNode;
  id?: string;
  ref?: Ref<HTMLDialogElement>;
  className?: string | undefined;
  children: ReactNode;
};

/** Native modal dialog, which traps and restores focus; a bottom sheet on phones. */
export function Dialog({ open, onClose, title, lead, id, ref, className, children }: DialogProps) {
  const own = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);
  const titleId = useId();

  useEffect(() => {
    const dialog = own.current;
    if (open === undefined || !dialog || dialog.open === open) return;
    if (open) dialog.showModal();
    else dialog.close();
  }, [open]);

  // Fallback for Safari without `closedby`. Press and release must both hit the backdrop, so that a text selection
  // ending there does not close the dialog.
  function handlePointerDown(event: PointerEvent<HTMLDialogElement>) {
    pressedOutside.current = event.target === event.currentTarget;
  }

  function handleClick(event: MouseEvent<HTMLDialogElement>) {
    if (pressedOutside.current && event.target === event.currentTarget) event.currentTarget.close();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has Esc from the platform
    <dialog
      className={cx(css.dialog, className)}
      ref={mergeRefs(own, ref)}
      id={id}
      aria-labelledby={titleId}
      closedby="any"
      onClose={onClose}
      onPointerDown={handlePointerDown}
      onClick={handleClick}
    >
      <div className={css.inner}>
        <h2 className={css.title} id={titleId}>
          {title}
        </h2>
        {lead ? <p className={css.lead}>{lead}</p> : null}
        {children}
        <form method="dialog" className={css.close}>
          <IconButton icon="close" label="Закрыть" type="submit" />
        </form>
      </div>
    </dialog>
  );
}

function mergeRefs<T>(own: RefObject<T | null>, given: Ref<T> | undefined) {
  return (element: T | null) => {
    own.current = element;
    if (typeof given === 'function') given(element);
    else if (given) given.current = element;
  };
}
