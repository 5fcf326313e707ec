import type { EntryPlace } from './entry-place.ts';

/** The page of an entry, or the one that shows it among others; `null`: it has none. */
export function addressOf({ kind, slug, folder }: EntryPlace): string | null {
  return (
    kind.address
      ?.replace(':slug', slug)
      .replace(':kind', folder ?? '')
      .replace(':version', slug) ?? null
  );
}

/** Whether it has a page to itself. */
export function hasOwnPage({ kind }: Pick<EntryPlace, 'kind'>): boolean {
  return kind.address?.includes(':') ?? false;
}
