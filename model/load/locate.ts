import type { Node } from 'yaml';
import { isMap, isSeq, LineCounter, parseDocument } from 'yaml';
import { splitText } from './file-parser.ts';
import type { ContentIssue } from './issue.ts';

export type Sources = ReadonlyMap<string, Uint8Array>;

/** Parses each file once; the issues of a file may come in any order. */
export function locateIssues(issues: readonly ContentIssue[], sources: Sources): ContentIssue[] {
  const opened = new Map<string, Opened>();
  return issues.map((issue) => {
    const bytes = sources.get(issue.file);
    if (issue.line !== undefined || !bytes) return issue;
    const file = opened.get(issue.file) ?? open(issue.file, sourceOf(bytes));
    opened.set(issue.file, file);
    const line = lineOfPath(issue, file) ?? lineOfQuote(issue, file.source);
    return line === null ? issue : { ...issue, line };
  });
}

type Opened = { readonly source: string; readonly root: unknown; readonly lineAt: (offset: number) => number };

function open(file: string, source: string): Opened {
  const { facts, linesAbove } = factsIn(file, source);
  const lines = new LineCounter();
  const root = parseDocument(facts, { lineCounter: lines }).contents;
  return { source, root, lineAt: (offset) => lines.linePos(offset).line + linesAbove };
}

/** Normalized to NFC, as in the loader. */
export function sourceOf(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes).normalize('NFC');
}

/** Returns the YAML of a file (in Markdown, the front matter) and the number of lines above it. */
export function factsIn(file: string, source: string): { readonly facts: string; readonly linesAbove: number } {
  return file.endsWith('.md')
    ? { facts: splitText(source)?.head ?? '', linesAbove: 1 }
    : { facts: source, linesAbove: 0 };
}

/** Returns the line of the field, or of its group when the field is missing. */
function lineOfPath({ path = [] }: ContentIssue, { root, lineAt }: Opened): number | null {
  let node = root;
  let offset: number | null = null;
  for (const part of path) {
    const child = childOf(node, part);
    if (!child) break;
    offset = child.offset;
    node = child.node;
  }
  return offset === null ? null : lineAt(offset);
}

function childOf(node: unknown, part: string | number): { node: unknown; offset: number } | null {
  if (isSeq(node)) {
    const item = node.items[Number(part)] as Node | undefined;
    return item?.range ? { node: item, offset: item.range[0] } : null;
  }
  if (!isMap(node)) return null;
  const pair = node.items.find(({ key }) => String(key) === String(part));
  const key = pair?.key as Node | undefined;
  return key?.range ? { node: pair?.value, offset: key.range[0] } : null;
}

/** Searches the Markdown text first, then the front matter. */
function lineOfQuote({ file, quote }: ContentIssue, source: string): number | null {
  if (quote === undefined) return null;
  const markdown = file.endsWith('.md') ? (splitText(source)?.markdown ?? '') : '';
  const below = source.indexOf(quote, source.length - markdown.length);
  const at = markdown !== '' && below >= 0 ? below : source.indexOf(quote);
  return at < 0 ? null : source.slice(0, at).split('\n').length;
}
