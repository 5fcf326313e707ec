import { slugify } from '../../../model/format/slugify.ts';

const LONGEST = 60;

/** Returns a slug from the title that is not taken yet, and takes it: `marina-s`, then `marina-s-2`. */
export function freeSlug(title: string, fallback: string, taken: Set<string>): string {
  const base = slugify(title).slice(0, LONGEST).replace(/-$/, '') || fallback;
  let slug = base;
  for (let number = 2; taken.has(slug); number += 1) slug = `${base}-${number}`;
  taken.add(slug);
  return slug;
}
