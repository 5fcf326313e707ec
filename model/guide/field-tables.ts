import type { Field } from '../fields/field-tree.ts';
import { fieldTree } from '../fields/field-tree.ts';
import type { ListedKind } from '../kinds/kinds.ts';
import { folderKinds, singleKinds } from '../kinds/kinds.ts';
import { limitsOf } from './field-words.ts';

export function placesTable(): string {
  const rows = [...singleKinds, ...folderKinds].map((kind) => `| \`${placeOf(kind)}\` | ${kind.title}. ${kind.hint} |`);
  return ['| Где | Что |', '|---|---|', ...rows].join('\n');
}

/** One table of fields per kind, and one per shared group. */
export function fieldTables(): string {
  const shared = new Map<string, Field>();
  const ofKinds = [...singleKinds, ...folderKinds].map((kind) => {
    const root = fieldTree('', kind.schema);
    return [`### ${kind.title}, \`${placeOf(kind)}\``, '', table(root.item ?? root, shared)].join('\n');
  });
  const ofGroups: string[] = [];
  // A shared group may contain another one, which is appended to the map during the loop.
  for (const [title, field] of shared) ofGroups.push(`### Группа «${title}»\n\n${table(field, shared)}`);
  return [...ofKinds, ...ofGroups].join('\n\n');
}

function placeOf(kind: ListedKind): string {
  return 'file' in kind ? kind.file : `${kind.folder}/`;
}

function table(root: Field, shared: Map<string, Field>): string {
  return ['| Поле | Что | Как | Нужно |', '|---|---|---|---|', ...rows('', root, shared)].join('\n');
}

function rows(place: string, { fields = [], item }: Field, shared: Map<string, Field>): string[] {
  const ofFields = fields.flatMap((field) => row(`${place}${field.key}`, field, shared));
  if (!item) return ofFields;
  const list = place.slice(0, -1);
  return item.shared || item.item ? row(`${list}[]`, item, shared) : rows(`${list}[].`, item, shared);
}

function row(place: string, field: Field, shared: Map<string, Field>): string[] {
  const { title, hint, isRequired, shared: group } = field;
  const what = hint ? `${title}. ${hint}` : title;
  const how = group ? `группа «${group}»` : limitsOf(field);
  const own = `| \`${place}\` | ${what} | ${how} | ${isRequired ? 'да' : ''} |`;
  if (!group) return [own, ...rows(`${place}.`, field, shared)];
  if (!shared.has(group)) shared.set(group, field);
  return [own];
}
