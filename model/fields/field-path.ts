import type { Field } from './field-tree.ts';

type Path = readonly (string | number)[];

function inside(field: Field | undefined, part: string | number): Field | undefined {
  return typeof part === 'number' ? field?.item : field?.fields?.find(({ key }) => key === part);
}

/** Returns the fields along a path, outermost first, as far as the schema knows it; list items are skipped. */
export function fieldsOnPath(root: Field, path: Path): Field[] {
  const found: Field[] = [];
  let field: Field | undefined = root;
  for (const part of path) {
    field = inside(field, part);
    if (!field) break;
    if (typeof part === 'string') found.push(field);
  }
  return found;
}

export function fieldAt(root: Field, path: Path): Field | undefined {
  return path.reduce<Field | undefined>(inside, root);
}

/** «Первый экран → Заголовок»; items of lists are counted from one, and a part named like its whole is left out. */
export function wordsOfPath(root: Field, path: Path): string {
  const titles = fieldsOnPath(root, path).map(({ title }) => title);
  const words = path.map((part) => (typeof part === 'number' ? String(part + 1) : (titles.shift() ?? part)));
  return words.filter((word, at) => word !== words[at - 1]).join(' → ');
}
