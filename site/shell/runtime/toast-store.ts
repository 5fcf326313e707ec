import type { Clock } from './clock.ts';
import { changedContent, toContent } from './toast-content.ts';
import { lifetimeMs } from './toast-lifetime.ts';
import { createToastList } from './toast-list.ts';
import { createToastPhases } from './toast-phases.ts';
import type { PauseReason, ToastOptions, ToastStore } from './toast-types.ts';

/** Time during which new toasts are dropped after a toast with `multiple: false`. */
const LOCK_MS = 390;

/** Store of all toasts. `multiple: false` allows one toast at a time; `show` can override the setting. */
export function createToastStore({ clock, multiple = true }: { clock: Clock; multiple?: boolean }): ToastStore {
  const list = createToastList();
  let shownCount = 0;
  let lockedAt = Number.NEGATIVE_INFINITY;
  let isHidden = false;

  function show({ multiple: mayBeMany = multiple, ...options }: ToastOptions & { multiple?: boolean }): string | null {
    if (!mayBeMany) {
      if (Math.abs(clock.now() - lockedAt) < LOCK_MS) return null;
      lockedAt = clock.now();
      list.drop();
    }
    shownCount += 1;
    const id = `toast-${shownCount}`;
    const content = toContent(options);
    const ms = lifetimeMs(content);
    const phases = createToastPhases(clock, (phase) =>
      phase === 'removed' ? list.remove(id) : list.change(id, { phase }),
    );
    phases.setLifetime(ms);
    if (isHidden) phases.pause('hidden');
    list.add({ phases, toast: { ...content, id, phase: 'enter', lifetimeMs: ms, timerRun: 0, isPaused: isHidden } });
    return id;
  }

  function update(id: string, change: Partial<ToastOptions>): boolean {
    const entry = list.find(id);
    if (!entry || entry.toast.phase === 'exit') return false;
    const content = changedContent(entry.toast, change);
    const ms = lifetimeMs(content);
    entry.phases.setLifetime(ms);
    list.change(id, { ...content, lifetimeMs: ms, timerRun: entry.toast.timerRun + (ms === null ? 0 : 1) });
    return true;
  }

  function setPaused(id: string, reason: PauseReason, isHeld: boolean) {
    const entry = list.find(id);
    if (!entry) return;
    entry.phases[isHeld ? 'pause' : 'resume'](reason);
    const isPaused = entry.phases.isPaused();
    if (isPaused !== entry.toast.isPaused) list.change(id, { isPaused });
  }

  return {
    show,
    update,
    subscribe: list.subscribe,
    getSnapshot: list.getSnapshot,
    close: (id) => list.find(id)?.phases.close(),
    dismiss(id) {
      const entry = list.find(id);
      if (entry && entry.toast.type !== 'loading') entry.phases.close();
    },
    clear() {
      for (const id of list.ids()) list.find(id)?.phases.close();
    },
    pause: (id, reason) => setPaused(id, reason, true),
    resume: (id, reason) => setPaused(id, reason, false),
    setHidden(nowHidden) {
      isHidden = nowHidden;
      for (const id of list.ids()) setPaused(id, 'hidden', nowHidden);
    },
  };
}
