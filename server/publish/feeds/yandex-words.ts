import type { FlatAd } from './flat-ad.ts';

export const YES_NO = { true: 'да', false: 'нет' } as const;

export const BALCONIES = ['балкон', 'лоджия', '2 балкона', '2 лоджии'] as const;

/**
 * The format has no value for balconies and loggias together, so loggias take precedence; three or more are omitted.
 */
export function balcony({ balconies = 0, loggias = 0 }: FlatAd): (typeof BALCONIES)[number] | null {
  if (loggias > 0) return loggias === 1 ? 'лоджия' : loggias === 2 ? '2 лоджии' : null;
  return balconies === 1 ? 'балкон' : balconies === 2 ? '2 балкона' : null;
}

export function bathrooms({ separateBathrooms = 0, combinedBathrooms = 0 }: FlatAd): string | null {
  const count = separateBathrooms + combinedBathrooms;
  if (count > 1) return String(count);
  return count === 0 ? null : separateBathrooms > 0 ? 'раздельный' : 'совмещенный';
}

export function lift({ passengerLifts, freightLifts }: FlatAd): 'да' | 'нет' | null {
  if (passengerLifts === undefined && freightLifts === undefined) return null;
  return (passengerLifts ?? 0) + (freightLifts ?? 0) > 0 ? 'да' : 'нет';
}
