import type { QueryClient } from '@tanstack/react-query';
import type { Drafts, Facts } from '../../contract/content.ts';
import { entriesQuery, entryQuery } from '../content/queries.ts';
import { get } from '../lib/request.ts';

type KnownReview = { readonly file: string; readonly facts: Facts };

export type KnownReviews = {
  /** Reviews by the authors that were asked for. */
  readonly reviews: readonly KnownReview[];
  readonly slugs: ReadonlySet<string>;
};

/** Reads the reviews by these authors that the site or a draft of the person has already. */
export async function knownReviews(client: QueryClient, authors: readonly string[]): Promise<KnownReviews> {
  const [entries, { own }] = await Promise.all([
    client.fetchQuery({ ...entriesQuery('reviews'), staleTime: 0 }),
    get<Drafts>('/api/drafts'),
  ]);
  const starts = new Set(authors.map(firstWord));
  const listed = entries.filter(({ title }) => starts.has(firstWord(title)));
  const found = await Promise.all(listed.map(({ file }) => client.fetchQuery(entryQuery(file))));
  const drafts = own.filter(({ file }) => file.startsWith('reviews/'));
  const files = [...entries, ...drafts].map(({ file }) => file);
  return {
    reviews: [...found, ...drafts],
    slugs: new Set(files.map((file) => file.replaceAll(/^reviews\/|\.yaml$/g, ''))),
  };
}

/** Signatures may differ in the rest: «Вера Л.», «Вера Лебедева». */
function firstWord(name: string): string {
  return (
    name
      .trim()
      .toLowerCase()
      .split(/[\s.,]+/)[0] ?? ''
  );
}
