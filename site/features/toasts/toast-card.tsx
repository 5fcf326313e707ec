import type { Toast, ToastType } from '../../runtime/toast-types.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import type { IconName } from '../../ui/icon-paths.ts';
import { Spinner } from '../../ui/spinner.tsx';
import css from './toast.module.css';
import { ToastBar } from './toast-bar.tsx';

const ICONS: Record<Exclude<ToastType, 'loading'>, IconName> = {
  default: 'info',
  info: 'info',
  success: 'ok',
  warning: 'warn',
  error: 'error',
};

type ToastCardProps = { toast: Toast; textId: string; onClose: () => void };

/** Buttons and bar are not read out when they change; the words are. */
export function ToastCard({ toast, textId, onClose }: ToastCardProps) {
  const { type, text, detail, action } = toast;

  function handleAction() {
    onClose();
    action?.run();
  }

  return (
    <>
      {type === 'loading' ? <Spinner className={css.spinner} /> : <Icon name={ICONS[type]} className={css.icon} />}
      <div className={css.words} id={textId}>
        <p className={css.text}>{text}</p>
        {detail ? <p className={css.detail}>{detail}</p> : null}
      </div>
      {action ? (
        <Button variant="quiet" className={css.action} onClick={handleAction} aria-live="off">
          {action.label}
        </Button>
      ) : null}
      {type === 'loading' ? null : (
        <IconButton icon="close" label="Закрыть" className={css.close} onClick={onClose} aria-live="off" />
      )}
      <ToastBar toast={toast} />
    </>
  );
}
