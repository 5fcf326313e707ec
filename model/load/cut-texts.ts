import { isScalar, LineCounter, parseDocument, Scalar, visit } from 'yaml';
import type { ContentIssue } from './issue.ts';
import type { Sources } from './locate.ts';
import { factsIn, sourceOf } from './locate.ts';

/** A plain scalar followed by ` #`, which starts a YAML comment. */
const MAY_BE_CUT = /[^\s:#-][ \t]+#/;
/** Slugs, dates and enum values; a comment after them is intended. */
const IS_A_CODE = /^[\w./:+-]*$/;

/** Finds unquoted texts that YAML truncates at ` #`, so visitors do not see the rest. */
export function cutTexts(sources: Sources): ContentIssue[] {
  return [...sources].flatMap(([file, bytes]) => {
    const { facts, linesAbove } = factsIn(file, sourceOf(bytes));
    return MAY_BE_CUT.test(facts) ? cutTextsIn(file, facts, linesAbove) : [];
  });
}

function cutTextsIn(file: string, facts: string, linesAbove: number): ContentIssue[] {
  const lines = new LineCounter();
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
