import type { Encoding } from '../release/manifest.ts';

export type ContentCoding = Encoding | 'identity';
export type Preferences = Record<ContentCoding, number>;

/** Below the smallest q-value: identity is acceptable, but every requested coding is preferred. */
const UNNAMED_IDENTITY = 0.0001;
const WEIGHT = /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/;

export function parseAcceptEncoding(header: string | undefined): Preferences {
  const weights = new Map<string, number>();
  for (const member of (header ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = member.split(';').map((part) => part.trim());
    if (name !== '') weights.set(name === 'x-gzip' ? 'gzip' : name, weightOf(parameters));
  }
  const any = weights.get('*');
  const weight = (name: string) => weights.get(name) ?? any ?? 0;
  return {
    br: weight('br'),
    zstd: weight('zstd'),
    gzip: weight('gzip'),
    identity: weights.get('identity') ?? any ?? UNNAMED_IDENTITY,
  };
}

/** Caches results, because browsers send only a few distinct values. */
export function createAcceptEncodingParser(maxRemembered = 256): typeof parseAcceptEncoding {
  const remembered = new Map<string | undefined, Preferences>();
  return (header) => {
    let preferences = remembered.get(header);
    if (preferences === undefined) {
      preferences = parseAcceptEncoding(header);
      if (remembered.size >= maxRemembered) remembered.clear();
      remembered.set(header, preferences);
    }
    return preferences;
  };
}

/** Returns the coding with the highest weight; on equal weights the smaller body wins. */
export function chooseCoding<T extends { coding: ContentCoding }>(
  preferences: Preferences,
  smallestFirst: readonly T[],
  identity: T,
): T {
  let best = identity;
  let bestWeight = 0;
  for (const candidate of smallestFirst) {
    const weight = preferences[candidate.coding];
    if (weight <= bestWeight) continue;
    best = candidate;
    bestWeight = weight;
  }
  return best;
}

function weightOf(parameters: string[]): number {
  const q = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
  if (q === undefined) return 1;
  return WEIGHT.test(q) ? Number(q) : 0;
}
