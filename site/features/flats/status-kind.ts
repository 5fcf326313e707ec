import type { FlatStatus } from './flat-words.ts';

export const STATUS_KIND = { available: 'free', reserved: 'held', sold: 'sold' } as const satisfies Record<
  FlatStatus,
  string
>;
