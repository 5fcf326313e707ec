import { type ComponentProps, useRef } from 'react';
import type { Toast } from '../../runtime/toast-types.ts';
import { cssVars } from '../../ui/css-vars.ts';
import { cx } from '../../ui/cx.ts';
import css from './toast-bar.module.css';
import { useCountdown } from './use-countdown.ts';

/** Somebody's progress, the time that is left, or just that something goes on. */
export function ToastBar({ toast: { type, progress, lifetimeMs, timerRun, phase, isPaused } }: { toast: Toast }) {
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
