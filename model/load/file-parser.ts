import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type { Use } from '../fields/field-uses.ts';
import { usesFinder } from '../fields/field-uses.ts';
import { MarkdownError } from '../rich-text/markdown-error.ts';
import { parseMarkdown } from '../rich-text/parse-markdown.ts';
import type { RichText } from '../rich-text/rich-text.ts';
import { photosOf } from '../rich-text/rich-text.ts';
import { explainIssues } from './explain.ts';
import type { ContentIssue } from './issue.ts';
import { readYaml } from './read-yaml.ts';

export type Parsed<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly issues: readonly ContentIssue[] };

type ParsedFile = { readonly value: object; readonly uses: readonly Use[] };

export type FileParser = (file: string, source: string, bytes: Uint8Array) => Parsed<ParsedFile>;

type Readable = {
  readonly schema: z.ZodType;
  readonly format?: 'yaml' | 'md';
  readonly folders?: readonly string[] | undefined;
};

const EMPTY = 'Файл пустой. Заполните его, верните из копии или удалите.';
const FRONT_MATTER = /^---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;

export function fileParser({ schema, format, folders }: Readable): FileParser {
  const usesIn = usesFinder(schema);
  if (format !== 'md') {
    return (file, source) => {
      const facts = parseYaml(file, source, schema, 0);
      return facts.ok ? { ok: true, value: { value: facts.value, uses: usesIn(facts.value) } } : facts;
    };
  }
  return (file, source, bytes) => {
    const text = parseText(file, source, schema);
    if (!text.ok) return text;
    const { facts, body } = text.value;
    const uses = [...usesIn(facts), ...photosOf(body).map((photo) => ({ path: [], photo: photo.file }))];
    const hash = folders ? { sha256: createHash('sha256').update(bytes).digest('hex') } : {};
    return { ok: true, value: { value: { ...facts, body, ...hash }, uses } };
  };
}

type Text = { readonly facts: object; readonly body: RichText };

function parseText(file: string, source: string, schema: z.ZodType): Parsed<Text> {
  if (source.trim() === '') return fail(file, { message: EMPTY });
  const parts = splitText(source);
  if (!parts) {
    return fail(file, {
      line: 1,
      message: 'В начале файла нужны сведения между двумя строками «---», под ними текст.',
    });
  }
  const facts = parseYaml(file, parts.head, schema, 1);
  if (!facts.ok) return facts;
  try {
    const body = parseMarkdown(parts.markdown);
    if (body.length === 0) return fail(file, { message: 'Под сведениями нет текста. Напишите его.' });
    return { ok: true, value: { facts: facts.value, body } };
  } catch (error) {
    if (!(error instanceof MarkdownError)) throw error;
    const linesAbove = source.slice(0, source.length - parts.markdown.length).split('\n').length - 1;
    return fail(file, { line: linesAbove + error.line, message: error.message });
  }
}

/** Splits front matter from Markdown; returns `null` without front matter. */
export function splitText(source: string): { readonly head: string; readonly markdown: string } | null {
  const match = FRONT_MATTER.exec(source);
  return match ? { head: match[1] ?? '', markdown: source.slice(match[0].length) } : null;
}

function parseYaml(file: string, source: string, schema: z.ZodType, linesAbove: number): Parsed<object> {
  const read = readYaml(source);
  if (!read.ok) {
    const { line, message } = read;
    return fail(file, line === undefined ? { message } : { line: linesAbove + line, message });
  }
  if (read.value === null) return fail(file, { message: EMPTY });
  const parsed = schema.safeParse(read.value, { reportInput: true });
  if (parsed.success) return { ok: true, value: parsed.data as object };
  return { ok: false, issues: explainIssues(file, parsed.error.issues, { schema, sourceAt: read.sourceAt }) };
}

function fail(file: string, found: Omit<ContentIssue, 'file'>): { ok: false; issues: ContentIssue[] } {
  return { ok: false, issues: [{ file, ...found }] };
}
