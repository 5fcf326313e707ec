import { basename, extname } from 'node:path';
import type { KindName } from '../../../model/kinds/kinds.ts';
import { kindOfFile } from '../../../model/kinds/kinds.ts';
import type { PageRef } from '../../../site/entry-static.tsx';
import type { PageId } from '../../../site/routes.ts';

/** The page that shows an entry best; what is not named here is seen on the home page. */
const SHOWN_ON: Readonly<Partial<Record<KindName, PageId>>> = {
  company: 'contacts',
  packages: 'package',
  works: 'finished-work',
  underway: 'underway',
  flats: 'flat',
  promotions: 'promotion',
  services: 'service',
  acceptance: 'acceptance',
  articles: 'article',
  people: 'about',
  reviews: 'reviews',
  vacancies: 'vacancies',
  papers: 'paper',
  documents: 'document',
};

/** Address of the page that shows a file of the content folder. */
export function entryPath(file: string, pages: readonly PageRef[]): string {
  const kind = kindOfFile(file);
  const shownOn = kind && SHOWN_ON[kind.name];
  const name = basename(file, extname(file));
  const candidates = pages.filter(({ entry }) => entry.page === shownOn);
  const own = candidates.find(({ path }) => path.split('/').at(-1) === name) ?? candidates[0];
  return own?.path ?? '/';
}
