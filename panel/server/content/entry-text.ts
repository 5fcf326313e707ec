import type { Field } from '../../../model/fields/field-tree.ts';
import type { ListedKind } from '../../../model/kinds/kinds.ts';
import { splitText } from '../../../model/load/file-parser.ts';
import type { EntryText, Facts } from '../../contract/content.ts';
import { fileFieldOf, formOf, fromFacts, toFacts } from './kind-form.ts';
import { printFacts, setYamlFacts, yamlFacts } from './yaml-facts.ts';

/** Parses a file; unreadable facts are omitted. */
export function readEntryText(kind: ListedKind, source: string): EntryText {
  if (!isMarkdown(kind)) return { facts: toFacts(kind, yamlFacts(source)), body: null };
  const parts = splitText(source);
  return parts ? { facts: toFacts(kind, yamlFacts(parts.head)), body: parts.markdown } : { facts: {}, body: source };
}

/** Returns the file with new facts and text; unchanged parts keep their bytes. `before` is `null` for a new file. */
export function writeEntryText(kind: ListedKind, before: string | null, { facts, body }: EntryText): string {
  const value = fromFacts(kind, facts);
  const field = fileFieldOf(kind);
  if (!isMarkdown(kind)) return before === null ? printFacts(value, field) : setYamlFacts(before, value, field);
  const parts = before === null ? null : splitText(before);
  if (before === null || !parts) return `---\n${printFacts(value, field)}---\n${bodyText(body ?? '')}`;
  const head = setYamlFacts(parts.head, value, field);
  const markdown = body === null || body === parts.markdown ? parts.markdown : bodyText(body);
  if (head === parts.head) return before.slice(0, before.length - parts.markdown.length) + markdown;
  const top = before.indexOf('\n') + 1;
  const fence = before.slice(top + parts.head.length, before.length - parts.markdown.length);
  return `${before.slice(0, top)}${head.replace(/\n$/, '')}${fence}${markdown}`;
}

/** Removes fields that were left empty. */
export function tidyText(kind: ListedKind, { facts, body }: EntryText): EntryText {
  return { facts: tidy(facts, formOf(kind)) as Facts, body: isMarkdown(kind) ? (body ?? '') : null };
}

function tidy(value: unknown, field: Field | undefined): unknown {
  if (Array.isArray(value)) return value.map((item) => tidy(item, field?.item));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).flatMap(([key, item]): [string, unknown][] => {
    const inner = field?.fields?.find((one) => one.key === key);
    const kept = tidy(item, inner);
    return isNothing(kept, inner?.isRequired ?? false) ? [] : [[key, kept]];
  });
  return Object.fromEntries(entries);
}

function isNothing(value: unknown, isRequired: boolean): boolean {
  if (value === null || value === undefined) return true;
  if (isRequired) return false;
  return value === '' || (typeof value === 'object' && !Array.isArray(value) && Object.keys(value).length === 0);
}

const isMarkdown = (kind: ListedKind): boolean => 'format' in kind && kind.format === 'md';

/** Adds an empty line before the text and a final line break. */
const bodyText = (body: string): string => `\n${body.replace(/^\n+/, '').replace(/(?<!\n)\n*$/, '\n')}`;
