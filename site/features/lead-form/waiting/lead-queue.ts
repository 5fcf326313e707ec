import { WAITING } from './device-storage.ts';
import { isExpired, isWaitingLead, type WaitingLead } from './waiting-lead.ts';

type QueueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export type LeadQueue = {
  list(): readonly WaitingLead[];
  has(key: string): boolean;
  /** Replaces a lead with the same key. Returns `page` when the lead could not be stored on the device. */
  put(lead: WaitingLead): 'device' | 'page';
  remove(key: string): void;
};

/**
 * Queue of unsent leads in `localStorage`, read again on each call because other tabs send them too. Falls back to
 * memory.
 */
export function createLeadQueue(storage: () => QueueStorage, now: () => number): LeadQueue {
  let ofPage: readonly WaitingLead[] = [];

  function stored(): readonly WaitingLead[] {
    try {
      const value: unknown = JSON.parse(storage().getItem(WAITING) ?? '[]');
      return Array.isArray(value) ? value.filter(isWaitingLead) : [];
    } catch {
      return [];
    }
  }
  function store(leads: readonly WaitingLead[]): boolean {
    try {
      if (leads.length === 0) storage().removeItem(WAITING);
      else storage().setItem(WAITING, JSON.stringify(leads));
      return true;
    } catch {
      return false;
    }
  }
  const without = (leads: readonly WaitingLead[], key: string) => leads.filter((lead) => lead.key !== key);
  const all = () => [...stored(), ...ofPage];

  return {
    list() {
      const leads = stored();
      const current = leads.filter((lead) => !isExpired(lead, now()));
      if (current.length < leads.length) store(current);
      return [...current, ...ofPage];
    },
    has: (key) => all().some((lead) => lead.key === key),
    put(lead) {
      ofPage = without(ofPage, lead.key);
      if (store([...without(stored(), lead.key), lead])) return 'device';
      ofPage = [...ofPage, lead];
      return 'page';
    },
    remove(key) {
      ofPage = without(ofPage, key);
      const leads = stored();
      const left = without(leads, key);
      if (left.length < leads.length) store(left);
    },
  };
}
