import type { Use } from '../fields/field-uses.ts';
import { nearest } from '../fields/nearest.ts';
import type { KindValues, ListedKind } from '../kinds/kinds.ts';
import { folderKinds, singleKinds } from '../kinds/kinds.ts';
import type { ContentFolder } from './content-folder.ts';
import { entryFiles } from './entry-files.ts';
import type { FileParser } from './file-parser.ts';
import { fileParser } from './file-parser.ts';

export type ReadKinds = {
  readonly values: KindValues;
  readonly uses: ReadonlyMap<string, readonly Use[]>;
};

/** Exported for `parse-once.fixture.ts`, which adds a cache. */
export const parsers = new Map<ListedKind, FileParser>(
  [...singleKinds, ...folderKinds].map((kind) => [kind, fileParser(kind)]),
);

/** Reads all kinds; returns `null` when a required single file is missing or invalid. */
export async function readKinds(folder: ContentFolder): Promise<ReadKinds | null> {
  const found: Record<string, unknown> = {};
  const uses = new Map<string, readonly Use[]>();

  async function read(kind: ListedKind, file: string): Promise<object | null> {
    const parse = parsers.get(kind);
    const parsed = parse ? await folder.text(file, (source, bytes) => parse(file, source, bytes)) : null;
    if (!parsed) return null;
    uses.set(file, parsed.uses);
    return parsed.value;
  }

  const { files } = await folder.list('');
  for (const kind of singleKinds) {
    const value = files.includes(kind.file) ? await read(kind, kind.file) : null;
    if (value) found[kind.name] = value;
  }
  reportMisnamed(folder, files);
  for (const kind of folderKinds) {
    const listed = await entryFiles(folder, kind);
    const entries = await Promise.all(
      listed.map(async ({ file, names }) => {
        const value = await read(kind, file);
        return value && { ...value, ...names };
      }),
    );
    found[kind.name] = entries.filter((entry) => entry !== null);
  }
  return singleKinds.every(({ name }) => name in found) ? { values: found as KindValues, uses } : null;
}

/** Reports missing and unknown single files; together they usually mean a typo in a name. */
function reportMisnamed(folder: ContentFolder, files: readonly string[]): void {
  const expected: string[] = singleKinds.map(({ file }) => file);
  for (const file of expected.filter((name) => !files.includes(name))) {
    folder.report([{ file, message: 'Файла нет, а он обязателен. Верните его из копии.' }]);
  }
  for (const file of files.filter((name) => /\.ya?ml$/i.test(name) && !expected.includes(name))) {
    const meant = nearest(file, expected);
    const hint = meant ? ` Может быть, «${meant}»?` : ` Здесь лежат: ${expected.join(', ')}.`;
    folder.report([{ file, message: `Файла с таким именем сайт не знает.${hint}` }]);
  }
}
