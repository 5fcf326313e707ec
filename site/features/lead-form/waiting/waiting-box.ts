import { WAITING } from './device-storage.ts';
import { isOver, isWaitingLead, type WaitingLead } from './waiting-lead.ts';

type BoxStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export type WaitingBox = {
  list(): readonly WaitingLead[];
  has(key: string): boolean;
  /** In the place of one with the same key. Whether it lies on the device or only on this page. */
  put(lead: WaitingLead): 'device' | 'page';
  remove(key: string): void;
};

/** The leads of this device. Read anew each time: another tab may have sent them. Without storage the page remembers. */
export function createWaitingBox(storage: () => BoxStorage, now: () => number): WaitingBox {
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
      const current = leads.filter((lead) => !isOver(lead, now()));
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
