import { isScalar, LineCounter, parseDocument, Scalar, visit } from 'yaml';
import { splitText } from './file-parser.ts';
import type { ContentIssue } from './issue.ts';
import type { Sources } from './locate.ts';

/** A plain text, a space, a hash sign: YAML takes what follows for a comment. */
const MAY_BE_CUT = /[^\s:#-][ \t]+#/;
/** Names of files, dates and choices; a comment behind them is meant as one. */
const IS_A_CODE = /^[\w./:+-]*$/;

/** Unquoted texts that end at a hash sign on their line, so that visitors do not see the rest. */
export function cutTexts(sources: Sources): ContentIssue[] {
  return [...sources].flatMap(([file, bytes]) => {
    const source = new TextDecoder().decode(bytes).normalize('NFC');
    const facts = file.endsWith('.md') ? (splitText(source)?.head ?? '') : source;
    return MAY_BE_CUT.test(facts) ? cutTextsIn(file, facts) : [];
  });
}

function cutTextsIn(file: string, facts: string): ContentIssue[] {
  const lines = new LineCounter();
  const linesAbove = file.endsWith('.md') ? 1 : 0;
  const found: ContentIssue[] = [];
  visit(parseDocument(facts, { lineCounter: lines }), {
    Scalar: (role, node) => {
      if (role === 'key' || !isScalar(node) || node.type !== Scalar.PLAIN || !node.range) return;
      const [start, end] = node.range;
      const [, rest] = /^[ \t]+#(.*)/.exec(facts.slice(end)) ?? [];
      if (rest === undefined || typeof node.value !== 'string' || IS_A_CODE.test(node.value)) return;
      found.push({ file, line: lines.linePos(start).line + linesAbove, message: message(node.value, rest) });
    },
  });
  return found;
}

function message(text: string, rest: string): string {
  const whole = `${text} #${rest}`.trimEnd().replaceAll('\\', '\\\\').replaceAll('"', '\\"');
  return `На сайт выйдет только «${text}»: всё после знака # YAML считает заметкой. Если это часть текста, возьмите его в кавычки: "${whole}". Если заметка — перенесите её на строку выше.`;
}
