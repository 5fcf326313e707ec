import type { EntrySummary } from '../../../contract/content.ts';

export type EditionGroup = {
  /** Folder of the document inside its kind. */
  readonly folder: string;
  /** The valid edition, then those to come and those with a mistake. */
  readonly present: readonly EntrySummary[];
  /** The newest first. */
  readonly earlier: readonly EntrySummary[];
};

/** Groups editions by their document, in the order of the declaration. */
export function editionGroups(entries: readonly EntrySummary[], folders: readonly string[]): EditionGroup[] {
  const byFolder = Map.groupBy(entries, ({ file }) => folderOf(file));
  return folders.flatMap((folder) => {
    const editions = byFolder.get(folder)?.toSorted(newestFirst);
    if (!editions) return [];
    const isPast = ({ status }: EntrySummary) => status.state === 'over';
    const isValid = ({ status }: EntrySummary) => status.state === 'live';
    const present = editions.filter((edition) => !isPast(edition));
    return [
      {
        folder,
        present: [...present.filter(isValid), ...present.filter((edition) => !isValid(edition))],
        earlier: editions.filter(isPast),
      },
    ];
  });
}

/** `documents/policy/2026-09-01.md` → `policy`. */
export function folderOf(file: string): string {
  return file.split('/')[1] ?? '';
}

function newestFirst(one: EntrySummary, other: EntrySummary): number {
  return (other.date ?? '').localeCompare(one.date ?? '') || other.slug.localeCompare(one.slug);
}
