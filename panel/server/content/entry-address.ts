import type { EntryPlace } from './entry-place.ts';

export function addressOf({ kind, slug, folder }: EntryPlace): string | null {
  return (
    kind.address
      ?.replace(':slug', slug)
      .replace(':kind', folder ?? '')
      .replace(':version', slug) ?? null
  );
}

export function hasOwnPage({ kind }: Pick<EntryPlace, 'kind'>): boolean {
  return kind.address?.includes(':') ?? false;
}
