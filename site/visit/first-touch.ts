import { attempt } from '../storage/attempt.ts';
import { type Attribution, isTouch, type Touch } from './attribution.ts';
import type { CookieChoice } from './cookie-choice.ts';
import { noteVisit } from './visit.ts';

type TouchStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const NAME = 'first-touch';
/** As long as the choice itself, and as the document about cookies says. */
const LONGEST_MS = 365 * 24 * 60 * 60 * 1000;
const ofDevice = () => localStorage;

/** Keeps the visitor's first touch beyond the tab when they allow it, and takes it away when they do not. */
export function keepFirstTouch(choice: CookieChoice, storage: () => TouchStorage = ofDevice): void {
  attempt(() => {
    if (choice === 'necessary') return storage().removeItem(NAME);
    const first = readFirstTouch(storage) ?? noteVisit()?.first;
    if (first) storage().setItem(NAME, JSON.stringify(first));
  });
}

/** What goes with a lead: this tab's touches, and the first of all where the visitor allowed to keep it. */
export function leadAttribution(
  choice: CookieChoice | null,
  storage: () => TouchStorage = ofDevice,
): Attribution | null {
  const ofTab = noteVisit();
  const first = choice === 'all' ? readFirstTouch(storage) : null;
  return ofTab && first ? { ...ofTab, first } : ofTab;
}

function readFirstTouch(storage: () => TouchStorage): Touch | null {
  const kept: unknown = attempt(() => JSON.parse(storage().getItem(NAME) ?? 'null'));
  return isTouch(kept) && Date.now() - Date.parse(kept.at ?? '') < LONGEST_MS ? kept : null;
}
