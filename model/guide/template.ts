import type { Field } from '../fields/field-tree.ts';
import { fieldTree } from '../fields/field-tree.ts';
import type { ListedKind } from '../kinds/kinds.ts';
import { limitsOf } from './field-words.ts';

/** Returns a template file with all fields described; optional fields are commented out. */
export function templateOf(kind: ListedKind): string {
  const root = fieldTree('', kind.schema);
  const fields = root.item ? itemLines(root.item) : groupLines(root);
  const isText = 'format' in kind && kind.format === 'md';
  const lines = [...headOf(kind), ...fields];
  return `${(isText ? ['---', ...lines, '---', '', 'Текст.'] : lines).join('\n')}\n`;
}

function headOf(kind: ListedKind): string[] {
  const title =
    'file' in kind
      ? `# ${kind.title}: образец файла ${kind.file}.`
      : `# ${kind.titleOne}: скопируйте файл в ${kind.folder}/ и назовите по-своему, имя станет адресом.`;
  return [title, '# Строки со знаком # в начале можно не заполнять и удалить.', ''];
}

function groupLines({ fields = [] }: Field): string[] {
  let heading: string | undefined;
  return fields.flatMap((field) => {
    const isNew = field.group !== undefined && field.group !== heading;
    heading = field.group;
    const lines = fieldLines(field);
    return [...(isNew ? [`## ${field.group}`] : []), ...(field.isRequired ? lines : lines.map((line) => `# ${line}`))];
  });
}

function fieldLines(field: Field): string[] {
  const inside = field.item ? itemLines(field.item) : field.fields ? groupLines(field) : null;
  const words = wordsOf(field);
  if (!inside) return [`${`${field.key}: ${emptyValue(field)}`.trimEnd()}  # ${words}`];
  return [`${field.key}: # ${words}`, ...inside.map((line) => `  ${line}`)];
}

function itemLines(item: Field): string[] {
  const inside = item.item ? itemLines(item.item) : item.fields ? groupLines(item) : null;
  if (!inside) return [`${`- ${emptyValue(item)}`.trimEnd()}  # ${wordsOf(item)}`];
  return [`- # ${wordsOf(item)}`, ...inside.map((line) => `  ${line}`)];
}

function wordsOf(field: Field): string {
  const { title, hint } = field;
  const words = hint ? `${title}. ${hint}` : title;
  return [words, limitsOf(field).replaceAll('`', '')].filter(Boolean).join('; ');
}

/** Leaves the value empty, so that an unedited template cannot be published. */
function emptyValue(field: Field): string {
  if (field.default !== undefined) return String(field.default);
  return ['text', 'multiline', 'phone', 'time', 'colour'].includes(field.widget) ? '""' : '';
}
