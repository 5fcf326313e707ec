import { formatProblemNotice, RESOLVED_NOTICE } from './problem-messages.ts';
import { signatureOf } from './publish-state.ts';
import type { StateKeeper } from './state-keeper.ts';

type Options = {
  readonly keeper: StateKeeper;
  /** Sends a message to staff; resolves to `false` when no channel accepted it. */
  readonly notify: (words: string) => Promise<boolean>;
  readonly delays?: Partial<typeof DELAYS>;
};

const DELAYS = {
  /** Delay before a notice; a mistake corrected earlier causes no message. */
  troubleMs: 120_000,
  resolvedMs: 20_000,
  firstRetryMs: 60_000,
  longestRetryMs: 30 * 60_000,
};

const RESOLVED = 'resolved';

type DueNotice = { readonly key: string; readonly words: string; readonly inMs: number };

export type StaffNotice = {
  look(): void;
  stop(): void;
};

/** Notifies staff once per problem that persists, and once when all are resolved. Survives a restart. */
export function createStaffNotice({ keeper, notify, delays = {} }: Options): StaffNotice {
  const { troubleMs, resolvedMs, firstRetryMs, longestRetryMs } = { ...DELAYS, ...delays };
  let timer: NodeJS.Timeout | undefined;
  let planned: string | null = null;
  let isStopped = false;

  function nextNotice(): DueNotice | null {
    const { trouble, notified, live } = keeper.current();
    if (!trouble) return notified.length > 0 ? { key: RESOLVED, words: RESOLVED_NOTICE, inMs: resolvedMs } : null;
    const key = signatureOf(trouble);
    if (notified.includes(key)) return null;
    const stoodMs = Math.max(0, Date.now() - Date.parse(trouble.standsSince));
    return { key, words: formatProblemNotice(trouble, live !== null), inMs: Math.max(0, troubleMs - stoodMs) };
  }

  function look(): void {
    const next = nextNotice();
    // A pending retry of the same notice continues.
    if (isStopped || next?.key === planned) return;
    clearTimeout(timer);
    planned = next?.key ?? null;
    if (next) plan(next.inMs, firstRetryMs);
  }

  function plan(inMs: number, retryMs: number): void {
    timer = setTimeout(() => void sendNotice(retryMs), inMs);
    timer.unref();
  }

  async function sendNotice(retryMs: number): Promise<void> {
    const notice = nextNotice();
    if (!notice) return;
    const isDelivered = await notify(notice.words).catch(() => false);
    if (isStopped) return;
    if (isDelivered) keeper.recordNotified(notice.key === RESOLVED ? null : notice.key);
    // During the delivery the state may have changed, and `look` has planned another notice.
    if (planned !== notice.key) return;
    if (isDelivered) planned = null;
    else plan(retryMs, Math.min(retryMs * 2, longestRetryMs));
  }

  return {
    look,
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
