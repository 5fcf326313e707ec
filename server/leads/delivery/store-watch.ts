import type { Channel } from '../contract/channel.ts';
import type { LeadsLog } from '../contract/log.ts';
import type { StoreTrouble, TroubleCode } from '../store/store-trouble.ts';
import { tellStaff } from './tell-staff.ts';

const REPEAT_MS = 60 * 60_000;

type Parts = {
  readonly channels: readonly Channel[];
  readonly log: LeadsLog;
  /** Monotonic clock in milliseconds. */
  readonly now?: () => number;
};

export type StoreWatch = {
  failed(trouble: StoreTrouble): void;
  worked(): void;
  trouble(): StoreTrouble | null;
};

/** Notifies staff that leads cannot be stored: once per problem, hourly while it lasts, and when it is over. */
export function createStoreWatch({ channels, log, now = () => performance.now() }: Parts): StoreWatch {
  const toldAt = new Map<TroubleCode, number>();
  let current: StoreTrouble | null = null;
  let isTold = false;

  async function tell(words: string, fields: Record<string, string>): Promise<boolean> {
    const through = await tellStaff(channels, words);
    log('store_alarm', { ...fields, through: through ?? 'nobody' });
    return through !== null;
  }

  async function tellOf({ code, words }: StoreTrouble): Promise<void> {
    toldAt.set(code, now());
    const isKnown = await tell(
      `ЗАЯВКИ НЕ СОХРАНЯЮТСЯ: ${words}. Страницы работают, формы просят позвонить. Напомним через час.`,
      { reason: code },
    );
    if (isKnown) isTold = true;
    else toldAt.delete(code);
  }

  return {
    failed(trouble) {
      // The code that opens the store reports this case itself, with the reason.
      if (trouble.code === 'not-open') return;
      current = trouble;
      const told = toldAt.get(trouble.code);
      if (told === undefined || now() - told >= REPEAT_MS) void tellOf(trouble);
    },
    worked() {
      if (current === null) return;
      current = null;
      if (isTold) void tell('Заявки снова сохраняются.', { reason: 'over' });
      isTold = false;
    },
    trouble: () => current,
  };
}
