import { attempt } from '../storage/attempt.ts';
import { type Attribution, isTouch, type Touch } from './attribution.ts';
import type { CookieChoice } from './cookie-choice.ts';
import { recordVisit } from './visit.ts';

type TouchStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const NAME = 'first-touch';
/** Retention: equals the lifetime of the cookie choice and the period stated in the cookie document. */
const MAX_MS = 365 * 24 * 60 * 60 * 1000;
const ofDevice = () => localStorage;

/** Stores the first touch in local storage with consent; deletes it without. */
export function keepFirstTouch(choice: CookieChoice, storage: () => TouchStorage = ofDevice): void {
  attempt(() => {
    if (choice === 'necessary') return storage().removeItem(NAME);
    const first = readFirstTouch(storage) ?? recordVisit()?.first;
    if (first) storage().setItem(NAME, JSON.stringify(first));
  });
}

/** Returns the attribution of a lead: the touches of this tab and, with consent, the stored first touch. */
export function leadAttribution(
  choice: CookieChoice | null,
  storage: () => TouchStorage = ofDevice,
): Attribution | null {
  const ofTab = recordVisit();
  const first = choice === 'all' ? readFirstTouch(storage) : null;
  return ofTab && first ? { ...ofTab, first } : ofTab;
}

function readFirstTouch(storage: () => TouchStorage): Touch | null {
  const kept: unknown = attempt(() => JSON.parse(storage().getItem(NAME) ?? 'null'));
  return isTouch(kept) && Date.now() - Date.parse(kept.at ?? '') < MAX_MS ? kept : null;
}
