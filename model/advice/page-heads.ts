import { counted } from '../format/plural.ts';
import { kinds } from '../kinds/kinds.ts';
import type { Advice, PageHead } from './advised.ts';
import type { Survey } from './survey.ts';

const SIGNS = ['знак', 'знака', 'знаков'] as const;
const MAX_TITLE = 70;
const MAX_DESCRIPTION = 180;

/** Finds titles and descriptions that search engines would truncate or omit as duplicates. */
export function pageHeads({ pages, files }: Survey): Advice[] {
  const known = new Set(files.map(({ file }) => file));
  const on = (page: PageHead, field: 'title' | 'description', message: string): Advice => ({
    ...placeOf(page.path, field, known),
    quote: page[field],
    message: `Страница ${page.path}: ${message}`,
  });
  return [
    ...pages.flatMap((page) => [
      ...(page.title.length > MAX_TITLE
        ? [
            on(
              page,
              'title',
              `заголовок в поиске — ${counted(page.title.length, SIGNS)}, поместится ${MAX_TITLE}. Сократите.`,
            ),
          ]
        : []),
      ...(page.description.length > MAX_DESCRIPTION
        ? [
            on(
              page,
              'description',
              `описание в поиске — ${counted(page.description.length, SIGNS)}, поместится ${MAX_DESCRIPTION}. Сократите.`,
            ),
          ]
        : []),
    ]),
    ...repeated(pages, 'title').map(([page, first]) =>
      on(page, 'title', `заголовок в поиске тот же, что у ${first.path}. Напишите свой: в seo.title.`),
    ),
    ...repeated(pages, 'description').map(([page, first]) =>
      on(page, 'description', `описание в поиске то же, что у ${first.path}. Напишите своё: в seo.description.`),
    ),
  ];
}

function repeated(pages: readonly PageHead[], field: 'title' | 'description'): [PageHead, PageHead][] {
  const first = new Map<string, PageHead>();
  return pages.flatMap((page): [PageHead, PageHead][] => {
    const earlier = first.get(page[field]);
    if (earlier) return [[page, earlier]];
    first.set(page[field], page);
    return [];
  });
}

type Place = { readonly file: string; readonly path?: readonly string[] };

/** Returns the file that sets the page's metadata: the entry's own file or `pages.yaml`. */
function placeOf(path: string, field: string, known: ReadonlySet<string>): Place {
  if (path === kinds.home.address) return { file: kinds.home.file, path: ['seo', field] };
  const slug = path.slice(path.lastIndexOf('/') + 1);
  const parent = path.slice(0, path.lastIndexOf('/'));
  const ofEntry = Object.values(kinds).flatMap((kind) =>
    'folder' in kind && kind.address === `${parent}/:slug` ? [`${kind.folder}/${slug}.${kind.format}`] : [],
  );
  const file = [...known].find((name) => ofEntry.includes(name) || isDocumentOf(path, name));
  return file === undefined ? { file: kinds.pages.file } : { file, path: ['seo', field] };
}

/** `/policy` is the current edition, `/policy/2026-12-01` an earlier one. */
function isDocumentOf(path: string, file: string): boolean {
  const place = `${kinds.documents.folder}${path}`;
  return file === `${place}.md` || file.startsWith(`${place}/`);
}
