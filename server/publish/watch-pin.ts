import { type Pin, readPin } from '../release/pin.ts';
import { updateCurrentLink } from './swap.ts';

const POLL_INTERVAL_MS = 500;

type PinWatch = { readonly first: Pin | null; stop(): void };

/** Calls `onChange` when a release is pinned or unpinned, and again when `onChange` rejects. */
export async function watchPin(dataDir: string, onChange: (pin: Pin | null) => Promise<void>): Promise<PinWatch> {
  const first = await readPin(dataDir);
  let known = JSON.stringify(first);
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;

  async function look(): Promise<void> {
    const pin = await readPin(dataDir);
    const seen = JSON.stringify(pin);
    if (seen !== known && !isStopped) {
      const changed = updateCurrentLink(dataDir).then(() => onChange(pin));
      await changed.then(
        () => (known = seen),
        () => undefined,
      );
    }
    plan();
  }

  function plan(): void {
    if (!isStopped) timer = setTimeout(look, POLL_INTERVAL_MS).unref();
  }

  plan();
  return {
    first,
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
