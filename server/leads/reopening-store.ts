import { setTimeout as sleep } from 'node:timers/promises';
import type { Leads } from './open-leads.ts';

type Opened = Pick<Leads, 'store' | 'queues' | 'notices' | 'stop'>;

type Options = {
  open(): Promise<Opened>;
  onFailure(error: unknown, nextTrySeconds: number): void;
  onOpened(): void;
  readonly firstRetryMs?: number;
};

const MAX_RETRY_MS = 60_000;

/** Returns a store that keeps trying to open. Until then every call rejects, so forms show the phone number. */
export async function openOrRetry({ open, onFailure, onOpened, firstRetryMs = 2000 }: Options): Promise<Opened> {
  const closing = new AbortController();
  let leads: Opened | null = null;

  async function attempt(retryMs: number): Promise<boolean> {
    try {
      leads = await open();
      return true;
    } catch (error) {
      onFailure(error, Math.ceil(retryMs / 1000));
      return false;
    }
  }

  async function keepTrying(): Promise<void> {
    for (let wait = firstRetryMs; ; wait = Math.min(wait * 2, MAX_RETRY_MS)) {
      await sleep(wait, undefined, { signal: closing.signal, ref: false });
      if (await attempt(Math.min(wait * 2, MAX_RETRY_MS))) break;
    }
    if (closing.signal.aborted) await leads?.stop();
    else onOpened();
  }

  if (!(await attempt(firstRetryMs))) keepTrying().catch(() => undefined);

  const opened = (): Opened => {
    if (leads) return leads;
    throw Object.assign(new Error('The store of leads is not open'), { code: 'STORE_NOT_OPEN' });
  };
  return {
    store: {
      now: async () => opened().store.now(),
      findKey: async (key) => opened().store.findKey(key),
      add: async (lead) => opened().store.add(lead),
      unquarantine: async (number, humanCheck) => opened().store.unquarantine(number, humanCheck),
      takeToken: async (turn) => opened().store.takeToken(turn),
      probe: async () => opened().store.probe(),
    },
    queues: async () => opened().queues(),
    notices: {
      begin: async (name, code) => opened().notices.begin(name, code),
      end: async (name) => opened().notices.end(name),
    },
    async stop() {
      closing.abort();
      await leads?.stop();
    },
  };
}
