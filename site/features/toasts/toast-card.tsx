import { type ComponentProps, type RefObject, useEffect, useRef } from 'react';
import type { Toast, ToastType } from '../../shell/runtime/toast-types.ts';
import { Button } from '../../ui/button.tsx';
import { cssVars } from '../../ui/css-vars.ts';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import type { IconName } from '../../ui/icon-paths.ts';
import { Spinner } from '../../ui/spinner.tsx';
import css from './toast.module.css';

const ICONS: Record<Exclude<ToastType, 'loading'>, IconName> = {
  default: 'info',
  info: 'info',
  success: 'ok',
  warning: 'warn',
  error: 'error',
};

type ToastCardProps = { toast: Toast; textId: string; onClose: () => void };

/** Only changes of the text are announced; buttons and the bar have `aria-live="off"`. */
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

function ToastBar({ toast: { type, progress, lifetimeMs, timerRun, phase, isPaused } }: { toast: Toast }) {
  if (progress !== null) {
    return <Bar aria-label="Готово" aria-valuenow={progress} style={cssVars({ '--progress': progress })} />;
  }
  if (type === 'loading') return <Bar className={css.running} aria-label="Выполняется" />;
  if (lifetimeMs === null) return null;
  return <TimerBar key={timerRun} lifetimeMs={lifetimeMs} isRunning={phase === 'visible' && !isPaused} />;
}

function TimerBar({ lifetimeMs, isRunning }: { lifetimeMs: number; isRunning: boolean }) {
  const bar = useRef<HTMLDivElement>(null);
  useCountdown(bar, lifetimeMs, isRunning);
  return <Bar ref={bar} aria-label="Осталось времени" aria-valuenow={1} />;
}

function Bar({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      className={cx(css.bar, className)}
      role="progressbar"
      aria-live="off"
      aria-valuemin={0}
      aria-valuemax={1}
      {...rest}
    />
  );
}

/**
 * Animates the remaining lifetime with WAAPI, because CSS animations restart when the toast moves into a dialog.
 * The accessible value is updated on pause.
 */
function useCountdown(bar: RefObject<HTMLElement | null>, lifetimeMs: number, isRunning: boolean): void {
  const countdown = useRef<Animation | null>(null);
  useEffect(() => {
    if (!bar.current) return;
    if (isRunning) {
      countdown.current ??= start(bar.current, lifetimeMs);
      countdown.current.play();
    } else if (countdown.current) {
      countdown.current.pause();
      bar.current.ariaValueNow = shareLeft(countdown.current).toFixed(2);
    }
  }, [bar, lifetimeMs, isRunning]);
}

function start(bar: HTMLElement, duration: number): Animation {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const end = isCalm ? 'scaleX(1)' : 'scaleX(0)';
  return bar.animate([{ transform: 'scaleX(1)' }, { transform: end }], { duration, fill: 'forwards' });
}

function shareLeft({ effect }: Animation): number {
  return 1 - (effect?.getComputedTiming().progress ?? 1);
}
