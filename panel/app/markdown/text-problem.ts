import './zod-without-eval.ts';
import { MarkdownError } from '../../../model/rich-text/markdown-error.ts';
import { parseMarkdown } from '../../../model/rich-text/parse-markdown.ts';

/** A loader error of a text with the words near its position. */
export type TextProblem = { readonly message: string; readonly near: string };

const MAX_LENGTH = 60;

export function textProblem(markdown: string): TextProblem | null {
  try {
    parseMarkdown(markdown);
    return null;
  } catch (error) {
    if (!(error instanceof MarkdownError)) throw error;
    const line = (markdown.split('\n')[error.line - 1] ?? '').trim();
    return { message: error.message, near: line.length > MAX_LENGTH ? `${line.slice(0, MAX_LENGTH)}…` : line };
  }
}
