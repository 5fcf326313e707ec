import { z } from 'zod';

export const moment = z.iso.datetime({ offset: true });
export const address = z.url({ protocol: /^https?$/ });
export const picture = address.regex(/\.jpg$/);
export const phone = z.string().regex(/^\+7\d{10}$/);

export function words(longest: number, shortest = 1) {
  return z.string().min(shortest).max(longest);
}

export function figure(least: number, most: number) {
  const isWithin = (text: string) => Number(text) >= least && Number(text) <= most;
  return z
    .string()
    .regex(/^\d+(\.\d+)?$/)
    .refine(isWithin, `not within ${least}…${most}`);
}

export function whole(least: number, most: number) {
  return figure(least, most).regex(/^\d+$/);
}

/** Accepts a list; the parser yields no list for one element and `undefined` for none. */
export function many<T extends z.ZodType>(item: T, { least = 0, most }: { least?: number; most: number }) {
  const asList = (value: unknown) => (value === undefined ? [] : Array.isArray(value) ? value : [value]);
  return z.preprocess(asList, z.array(item).min(least).max(most));
}

/** Checks that the partial areas do not exceed the total; missing numbers count as 0. */
export function isWithinWhole(whole: string, ...parts: readonly (string | undefined)[]): boolean {
  return parts.reduce((sum, part) => sum + Number(part ?? 0), 0) <= Number(whole) + 0.001;
}
