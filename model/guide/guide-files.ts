import type { ListedKind } from '../kinds/kinds.ts';
import { folderKinds, singleKinds } from '../kinds/kinds.ts';
import { fieldTables, placesTable } from './field-tables.ts';
import { jsonSchemaOf } from './json-schema.ts';
import { templateOf } from './template.ts';

const README = 'content/README.md';
const all: readonly ListedKind[] = [...singleKinds, ...folderKinds];

/**
 * Everything that is told to those who write content and follows from the kinds: path → text. Schemas and settings lie
 * where VS Code looks, whether the project is opened or the content folder alone.
 * @param readme the guide as it is; only what stands between its marks is made anew.
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

/** Texts below `---` are not known to the extension for YAML: their schemas are for other programs. */
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

/** @throws when the marks are not there */
function withRegion(text: string, name: string, inside: string): string {
  const [begin, end] = [`<!-- ${name}: начало, пишет scripts/write-guides.ts -->`, `<!-- ${name}: конец -->`];
  const [before, rest] = text.split(begin);
  const [, after] = rest?.split(end) ?? [];
  if (before === undefined || after === undefined) throw new Error(`${README} lacks ${begin} … ${end}`);
  return `${before}${begin}\n\n${inside}\n\n${end}${after}`;
}
