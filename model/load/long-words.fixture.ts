import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import type { Field } from '../fields/field-tree.ts';
import { fieldTree } from '../fields/field-tree.ts';
import type { ListedKind } from '../kinds/kinds.ts';
import { folderKinds, singleKinds } from '../kinds/kinds.ts';
import { splitText } from './file-parser.ts';

/** A word without a break opportunity. */
export const LONG_WORD = 'Щ'.repeat(60);

const TEXT = `## ${LONG_WORD}\n\n${LONG_WORD}\n\n- ${LONG_WORD}\n\n> ${LONG_WORD}\n\n| ${LONG_WORD} | А |\n|---|---|\n| ${LONG_WORD} | 1 |\n`;
/** Names in the header and patterns of messages; their lengths are limited by the design. */
const LEFT_OUT = ['navigation', 'brand', 'replies'];

/** Replaces every text of a content folder by one long word, cut to the limit of its field. */
export async function lengthenTexts(contentDir: string): Promise<void> {
  for (const kind of [...singleKinds, ...folderKinds].filter(({ name }) => !LEFT_OUT.includes(name))) {
    const tree = fieldTree(kind.name, kind.schema);
    for (const file of await filesOf(contentDir, kind)) {
      const source = await readFile(join(contentDir, file), 'utf8');
      const parts = file.endsWith('.md') ? splitText(source) : null;
      const facts = stringify(lengthened(tree, parse(parts?.head ?? source), ''));
      await writeFile(join(contentDir, file), parts ? `---\n${facts}---\n${TEXT}\n${parts.markdown}` : facts);
    }
  }
}

async function filesOf(contentDir: string, kind: ListedKind): Promise<string[]> {
  if ('file' in kind) return [kind.file];
  const names = await readdir(join(contentDir, kind.folder), { recursive: true });
  return names.filter((name) => name.endsWith(`.${kind.format}`)).map((name) => join(kind.folder, name));
}

/** @param mark one letter per list around the text, since names in a list must differ */
function lengthened(field: Field, value: unknown, mark: string): unknown {
  if (value === undefined || value === null) return value;
  const { fields, item } = field;
  if (fields) {
    const facts = Object.entries(value).map(([key, inner]) => {
      const found = fields.find((one) => one.key === key);
      return [key, found ? lengthened(found, inner, mark) : inner];
    });
    return Object.fromEntries(facts);
  }
  if (item)
    return (value as unknown[]).map((one, index) => lengthened(item, one, mark + 'абвгдежзиклмнопрстуфхцчш'[index]));
  const isText = (field.widget === 'text' || field.widget === 'multiline') && field.asIs === undefined;
  // References and numbers of portals have a form of their own.
  if (!isText || /\{|^[\d:]+$/.test(String(value))) return value;
  return LONG_WORD.slice(0, Math.min(LONG_WORD.length, field.maxLength ?? LONG_WORD.length) - mark.length) + mark;
}
