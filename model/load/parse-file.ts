import type { z } from 'zod';
import { MarkdownError } from '../rich-text/markdown-error.ts';
import { parseMarkdown } from '../rich-text/parse-markdown.ts';
import type { RichText } from '../rich-text/rich-text.ts';
import { explainIssues } from './explain.ts';
import type { ContentIssue } from './issue.ts';
import { readYaml } from './read-yaml.ts';

export type Parsed<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly issues: readonly ContentIssue[] };

export type ParsedText<T> = { readonly facts: T; readonly body: RichText };

const EMPTY = 'Файл пустой. Заполните его, верните из копии или удалите.';
const FRONT_MATTER = /^---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;

/** Reads one YAML file by a schema. */
export function parseYamlFile<T>(file: string, source: string, schema: z.ZodType<T>): Parsed<T> {
  return parseYaml(file, source, schema, 0);
}

/** Reads one Markdown file with facts between two `---` lines at its top. */
export function parseTextFile<T>(file: string, source: string, schema: z.ZodType<T>): Parsed<ParsedText<T>> {
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

/** The facts of a text and the text below them; `null` when it has no facts. */
export function splitText(source: string): { readonly head: string; readonly markdown: string } | null {
  const match = FRONT_MATTER.exec(source);
  return match ? { head: match[1] ?? '', markdown: source.slice(match[0].length) } : null;
}

function parseYaml<T>(file: string, source: string, schema: z.ZodType<T>, linesAbove: number): Parsed<T> {
  const read = readYaml(source);
  if (!read.ok) {
    const { line, message } = read;
    return fail(file, line === undefined ? { message } : { line: linesAbove + line, message });
  }
  if (read.value === null) return fail(file, { message: EMPTY });
  const parsed = schema.safeParse(read.value, { reportInput: true });
  if (parsed.success) return { ok: true, value: parsed.data };
  return { ok: false, issues: explainIssues(file, parsed.error.issues, keysOf(schema)) };
}

function keysOf(schema: z.ZodType): string[] {
  const shape = (schema as { shape?: Record<string, unknown> }).shape;
  return shape ? Object.keys(shape) : [];
}

function fail(file: string, found: Omit<ContentIssue, 'file'>): { ok: false; issues: ContentIssue[] } {
  return { ok: false, issues: [{ file, ...found }] };
}
