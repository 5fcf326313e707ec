import type { ReferenceTarget } from '../fields/field-meta.ts';
import type { Use } from '../fields/field-uses.ts';
import { nearest } from '../fields/nearest.ts';
import type { KindValues } from '../kinds/kinds.ts';
import { folderKinds, kinds } from '../kinds/kinds.ts';
import type { ContentIssue } from './issue.ts';
import type { ReadKinds } from './read-kinds.ts';
import { isWithdrawn } from './shown-today.ts';

export function missingIssues(
  { uses, values: everything }: ReadKinds,
  files: { readonly photos: ReadonlyMap<string, unknown>; readonly drawings: ReadonlyMap<string, unknown> },
): ContentIssue[] {
  const slugs = new Map<ReferenceTarget, ReadonlySet<string>>();
  const slugsOf = (to: ReferenceTarget) => {
    const known = slugs.get(to) ?? new Set(everything[to].map(({ slug }) => slug));
    slugs.set(to, known);
    return known;
  };
  const missingFiles: ContentIssue[] = [];
  const missingEntries: ContentIssue[] = [];
  const missing = (file: string, use: Use): ContentIssue | null => {
    if ('photo' in use) return files.photos.has(use.photo) ? null : missingPhoto(file, use, [...files.photos.keys()]);
    if ('drawing' in use)
      return files.drawings.has(use.drawing) ? null : missingDrawing(file, use, [...files.drawings.keys()]);
    return slugsOf(use.to).has(use.slug) ? null : missingEntry(file, use, [...slugsOf(use.to)]);
  };
  for (const [file, used] of uses) {
    for (const use of used) {
      const issue = missing(file, use);
      if (issue) ('to' in use ? missingEntries : missingFiles).push(issue);
    }
  }
  return [...missingFiles, ...missingEntries];
}

export function kindIssues(shown: KindValues): ContentIssue[] {
  return folderKinds.flatMap(({ name, check }) => check?.(shown[name]) ?? []);
}

export function reminders({ values, today }: { values: KindValues; today: string }): ContentIssue[] {
  return folderKinds.flatMap(({ name, folder, remind }) =>
    (values[name] as readonly { readonly slug: string }[]).flatMap((entry) => {
      const message = isWithdrawn(entry) ? null : remind?.(entry, today);
      return message ? [{ file: `${folder}/${entry.slug}.yaml`, message }] : [];
    }),
  );
}

function missingPhoto(
  file: string,
  { photo, path }: Extract<Use, { photo: string }>,
  names: readonly string[],
): ContentIssue {
  const close = nearest(photo, names);
  const hint = close ? ` Может быть, «${close}»?` : ' Верните его или уберите со страницы.';
  const message = `Снимка «${photo}» нет в папке photos.${hint}`;
  // References in Markdown text have no path, so the name finds the line.
  const place = path.length > 0 ? { path } : { quote: photo };
  return { file, ...place, others: [`photos/${photo}`], message };
}

function missingDrawing(
  file: string,
  { drawing, path }: Extract<Use, { drawing: string }>,
  names: readonly string[],
): ContentIssue {
  const close = nearest(drawing, names);
  const hint = close ? ` Может быть, «${close}»?` : ' Положите его туда.';
  return { file, path, others: [`drawings/${drawing}`], message: `Рисунка «${drawing}» нет в папке drawings.${hint}` };
}

function missingEntry(
  file: string,
  { to, slug, path }: Extract<Use, { slug: string }>,
  slugs: readonly string[],
): ContentIssue {
  const { folder, format } = kinds[to];
  const close = nearest(slug, slugs);
  const hint = close ? ` Может быть, «${close}»?` : ` Есть: ${slugs.slice(0, 5).join(', ')}…`;
  const message = `В папке ${folder} нет файла «${slug}».${hint}`;
  return { file, path, others: [`${folder}/${slug}.${format}`], message };
}
