import type { MarkupFacts, StaticPage } from '../../site/entry-static.tsx';

type Facts = Pick<MarkupFacts, 'h1Count' | 'ids' | 'hasPictureWithoutAlt'>;

/** Returns the defects in English, because they are errors of the code and not of the content. */
export function pageFaults(
  { title, description, canonical, noindex }: StaticPage['payload']['head'],
  facts: Facts,
): string[] {
  const { h1Count, ids, hasPictureWithoutAlt } = facts;
  const faults: string[] = [];
  if (h1Count !== 1) faults.push(`has ${h1Count} h1 elements instead of one`);
  if (title === '') faults.push('has no title');
  if (description === '') faults.push('has no description');
  if (canonical === '' && !noindex) faults.push('has no canonical address');
  if (hasPictureWithoutAlt) faults.push('has a picture without an alt text');
  const repeated = ids.find((id, index) => ids.indexOf(id) !== index);
  if (repeated) faults.push(`uses the id "${repeated}" twice`);
  return faults;
}
