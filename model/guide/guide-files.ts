import type { ListedKind } from '../kinds/kinds.ts';
import { folderKinds, singleKinds } from '../kinds/kinds.ts';
import { fieldTables, placesTable } from './field-tables.ts';
import { jsonSchemaOf } from './json-schema.ts';
import { templateOf } from './template.ts';

const README = 'content/README.md';
const all: readonly ListedKind[] = [...singleKinds, ...folderKinds];

/**
 * Returns generated guides, schemas and editor settings: path → text. VS Code finds them from the project or the
 * content folder. @param readme current guide; only the text between markers is replaced
 */
export function guideFiles(readme: string): ReadonlyMap<string, string> {
  return new Map([
    [README, withRegion(withRegion(readme, 'файлы', placesTable()), 'поля', fieldTables())],
    ...all.map((kind): [string, string] => [`content/.schemas/${kind.name}.json`, json(jsonSchemaOf(kind))]),
    ...all.map((kind): [string, string] => [`content/templates/${templateName(kind)}`, templateOf(kind)]),
    ['content/.vscode/settings.json', json(editorSettings(''))],
    ['.vscode/settings.json', json(editorSettings('content/'))],
  ]);
}

function templateName(kind: ListedKind): string {
  return 'file' in kind ? kind.file : `${kind.folder}.${kind.format}`;
}

/** The YAML extension does not validate front matter in Markdown; those schemas are for other programs. */
function editorSettings(root: string): object {
  const files = all.flatMap((kind): [string, string][] => {
    if ('file' in kind) return [[kind.name, kind.file]];
    return kind.format === 'yaml' ? [[kind.name, `${kind.folder}/*.yaml`]] : [];
  });
  return {
    'yaml.schemas': Object.fromEntries(files.map(([name, place]) => [`./${root}.schemas/${name}.json`, root + place])),
  };
}

function json(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

function withRegion(text: string, name: string, inside: string): string {
  const [begin, end] = [`<!-- ${name}: начало, пишет scripts/write-guides.ts -->`, `<!-- ${name}: конец -->`];
  const [before, rest] = text.split(begin);
  const [, after] = rest?.split(end) ?? [];
  if (before === undefined || after === undefined) throw new Error(`${README} lacks ${begin} … ${end}`);
  return `${before}${begin}\n\n${inside}\n\n${end}${after}`;
}
