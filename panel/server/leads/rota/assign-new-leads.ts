import { assignByRota } from '../../../../server/leads/operations/assign-by-rota.ts';
import type { LeadStores } from '../lead-stores.ts';
import type { RotaStore } from './rota-store.ts';

const POLL_INTERVAL_MS = 2000;

type Settings = {
  readonly rota: Pick<RotaStore, 'order'>;
  readonly stores: Pick<LeadStores, 'open'>;
  readonly now: () => Date;
  readonly log: (error: unknown) => void;
};

/** Polls for new leads and assigns them by rota, independent of open browsers. */
export function assignNewLeads({ rota, stores, now, log }: Settings) {
  let isStopped = false;
  let timer = setTimeout(poll, POLL_INTERVAL_MS);
  let polling: Promise<void> = Promise.resolve();

  async function assign(): Promise<void> {
    const order = await rota.order();
    if (order.length > 0) await assignByRota(await stores.open(), order, now());
  }

  function poll() {
    // What fails now is assigned by a later poll.
    polling = assign()
      .catch(log)
      .then(() => {
        if (!isStopped) timer = setTimeout(poll, POLL_INTERVAL_MS);
      });
  }

  return {
    assign,
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await polling;
    },
  };
}
