import { signatureOf } from './publish-state.ts';
import type { StateKeeper } from './state-keeper.ts';
import { MENDED_LETTER, troubleLetter } from './trouble-words.ts';

type Options = {
  readonly keeper: StateKeeper;
  /** Sends a message to staff; resolves to `false` when no channel accepted it. */
  readonly tell: (words: string) => Promise<boolean>;
  readonly delays?: Partial<typeof DELAYS>;
};

const DELAYS = {
  /** Delay before a notice; a mistake corrected earlier causes no message. */
  troubleMs: 120_000,
  mendedMs: 20_000,
  firstRetryMs: 60_000,
  longestRetryMs: 30 * 60_000,
};

const MENDED = 'mended';

type Due = { readonly key: string; readonly words: string; readonly inMs: number };

export type StaffNotice = {
  look(): void;
  stop(): void;
};

/** Notifies staff once per problem that persists, and once when all are resolved. Survives a restart. */
export function createStaffNotice({ keeper, tell, delays = {} }: Options): StaffNotice {
  const { troubleMs, mendedMs, firstRetryMs, longestRetryMs } = { ...DELAYS, ...delays };
  let timer: NodeJS.Timeout | undefined;
  let planned: string | null = null;
  let isStopped = false;

  function due(): Due | null {
    const { trouble, told, live } = keeper.current();
    if (!trouble) return told.length > 0 ? { key: MENDED, words: MENDED_LETTER, inMs: mendedMs } : null;
    const key = signatureOf(trouble);
    if (told.includes(key)) return null;
    const stoodMs = Math.max(0, Date.now() - Date.parse(trouble.standsSince));
    return { key, words: troubleLetter(trouble, live !== null), inMs: Math.max(0, troubleMs - stoodMs) };
  }

  function look(): void {
    const next = due();
    // A pending retry of the same notice continues.
    if (isStopped || next?.key === planned) return;
    clearTimeout(timer);
    planned = next?.key ?? null;
    if (next) plan(next.inMs, firstRetryMs);
  }

  function plan(inMs: number, retryMs: number): void {
    timer = setTimeout(() => void say(retryMs), inMs);
    timer.unref();
  }

  async function say(retryMs: number): Promise<void> {
    const said = due();
    if (!said) return;
    const isTaken = await tell(said.words).catch(() => false);
    if (isStopped) return;
    if (isTaken) keeper.told(said.key === MENDED ? null : said.key);
    // During the delivery the state may have changed, and `look` has planned another notice.
    if (planned !== said.key) return;
    if (isTaken) planned = null;
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
