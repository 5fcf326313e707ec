import { useCallback } from 'react';
import { useBrand } from '../look/use-brand.ts';
import { momentWords } from './moment-words.ts';

/** Returns a function that words ISO moments by the clock of the company instead of that of the device. */
export function useMomentWords(): (moment: string) => string {
  const { utcOffsetHours } = useBrand();
  return useCallback((moment: string) => momentWords(moment, utcOffsetHours), [utcOffsetHours]);
}
