import { attempt } from '../storage/attempt.ts';

const CAMPAIGN = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term', 'yclid'] as const;
const NAME = 'lead-attribution';
const MAX_LENGTH = 200;

export type Touch = Readonly<Record<string, string>>;
export type Attribution = { readonly first: Touch; readonly last: Touch };

/** Initial URL and referrer of a document; `at` is milliseconds since the epoch. */
export type Arrival = { readonly url: string; readonly referrer: string; readonly at: number };

/** Returns the visit source. Keeps only host and path of the referrer, since its query may contain personal data. */
export function touchOf({ url, referrer, at }: Arrival): Touch {
  const { searchParams, pathname, host } = new URL(url);
  const marks = CAMPAIGN.flatMap((name) => {
    const value = searchParams.get(name);
    return value ? [[name, value.slice(0, MAX_LENGTH)] as const] : [];
  });
  const from = attempt(() => new URL(referrer));
  const isForeign = from !== null && from.host !== host && /^https?:$/.test(from.protocol);
  return {
    ...Object.fromEntries(marks),
    ...(isForeign ? { referrer: (from.host + from.pathname).slice(0, MAX_LENGTH) } : {}),
    landing: pathname.slice(0, MAX_LENGTH),
    at: new Date(at).toISOString(),
  };
}

/** Keeps the first touch; replaces the last one when the new touch has a source. */
export function addTouch(known: Attribution | null, touch: Touch): Attribution {
  if (!known) return { first: touch, last: touch };
  const isFromSomewhere = [...CAMPAIGN, 'referrer'].some((name) => touch[name]);
  return isFromSomewhere && !isSame(touch, known.last) ? { ...known, last: touch } : known;
}

/** A reload repeats the source of the previous load and must not count again. */
function isSame(one: Touch, other: Touch): boolean {
  return [...CAMPAIGN, 'referrer', 'landing'].every((name) => one[name] === other[name]);
}

/** Stores arrivals for the tab's session and returns the attribution; `null` when no arrival is valid. */
export function noteArrivals(
  arrivals: readonly Arrival[],
  storage: () => Pick<Storage, 'getItem' | 'setItem'>,
): Attribution | null {
  const known = attempt(() => readAttribution(storage().getItem(NAME)));
  const touches = arrivals.map((arrival) => attempt(() => touchOf(arrival))).filter((touch) => touch !== null);
  const now = touches.reduce<Attribution | null>(addTouch, known);
  if (now !== known) attempt(() => storage().setItem(NAME, JSON.stringify(now)));
  return now;
}

function readAttribution(text: string | null): Attribution | null {
  const { first, last } = JSON.parse(text ?? 'null') ?? {};
  return isTouch(first) && isTouch(last) ? { first, last } : null;
}

export function isTouch(value: unknown): value is Touch {
  return typeof value === 'object' && value !== null;
}
