import type { Channel } from '../contract/channel.ts';
import type { LeadsLog } from '../contract/log.ts';
import type { StoreError, StoreErrorCode } from '../store/store-error.ts';
import { notifyStaff } from './notify-staff.ts';

const REPEAT_MS = 60 * 60_000;

type Parts = {
  readonly channels: readonly Channel[];
  readonly log: LeadsLog;
  /** Monotonic clock in milliseconds. */
  readonly now?: () => number;
};

export type StoreWatch = {
  onFailure(trouble: StoreError): void;
  onSuccess(): void;
  trouble(): StoreError | null;
};

/** Notifies staff that leads cannot be stored: once per problem, hourly while it lasts, and when it is over. */
export function createStoreWatch({ channels, log, now = () => performance.now() }: Parts): StoreWatch {
  const notifiedAt = new Map<StoreErrorCode, number>();
  let current: StoreError | null = null;
  let isNotified = false;

  async function notify(words: string, fields: Record<string, string>): Promise<boolean> {
    const through = await notifyStaff(channels, words);
    log('store_alarm', { ...fields, through: through ?? 'nobody' });
    return through !== null;
  }

  async function notifyOf({ code, words }: StoreError): Promise<void> {
    notifiedAt.set(code, now());
    const isKnown = await notify(
      `ЗАЯВКИ НЕ СОХРАНЯЮТСЯ: ${words}. Страницы работают, формы просят позвонить. Напомним через час.`,
      { reason: code },
    );
    if (isKnown) isNotified = true;
    else notifiedAt.delete(code);
  }

  return {
    onFailure(trouble) {
      // The code that opens the store reports this case itself, with the reason.
      if (trouble.code === 'not-open') return;
      current = trouble;
      const lastNotified = notifiedAt.get(trouble.code);
      if (lastNotified === undefined || now() - lastNotified >= REPEAT_MS) void notifyOf(trouble);
    },
    onSuccess() {
      if (current === null) return;
      current = null;
      if (isNotified) void notify('Заявки снова сохраняются.', { reason: 'over' });
      isNotified = false;
    },
    trouble: () => current,
  };
}
