import type { Document, Node, Scalar, YAMLParseError } from 'yaml';
import { isScalar, LineCounter, parseDocument, visit } from 'yaml';

/** Returns the source text of a scalar, which keeps leading zeros and all digits. */
export type SourceAt = (path: readonly (string | number)[]) => string | undefined;

export type ReadYaml =
  | { readonly ok: true; readonly value: unknown; readonly sourceAt: SourceAt }
  | { readonly ok: false; readonly line?: number; readonly message: string };

/** Parses plain YAML; aliases, merges and tags are errors, usually a sign of missing quotes. */
export function readYaml(source: string): ReadYaml {
  const lines = new LineCounter();
  try {
    const document = parseDocument(source, { lineCounter: lines });
    const [broken] = document.errors;
    if (broken) return { ok: false, line: broken.linePos?.[0].line ?? 1, message: yamlProblem(broken, source) };
    const special = findSpecial(document);
    if (special) return { ok: false, line: lines.linePos(special.offset).line, message: special.message };
    const sourceAt: SourceAt = (path) => {
      const node = document.getIn(path, true);
      return isScalar(node) ? node.source : undefined;
    };
    // Copied, since a substring retains the whole source in memory.
    return { ok: true, value: structuredClone(document.toJS()), sourceAt };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return { ok: false, message: 'Поля вложены друг в друга слишком глубоко. Проверьте скобки и отступы.' };
  }
}

type Special = { readonly offset: number; readonly message: string };

function findSpecial(document: Document.Parsed): Special | null {
  let found: Special | null = null;
  const stopAt = (node: Node, message: string) => {
    found = { offset: node.range?.[0] ?? 0, message };
    return visit.BREAK;
  };
  visit(document, {
    Alias: (_, node) => stopAt(node, needsQuotes('*', `*${node.source}`)),
    Node: (_, node) => {
      const anchor = 'anchor' in node ? node.anchor : undefined;
      if (anchor) return stopAt(node, needsQuotes('&', `&${anchor} …`));
      if (node.tag?.startsWith('!')) return stopAt(node, needsQuotes('!', `${node.tag} …`));
      return undefined;
    },
    Pair: (_, { key }) => {
      const name = key as Scalar | null;
      if (name?.value === '<<') return stopAt(name, 'Вставка «<<» не поддерживается. Напишите поля целиком.');
      return undefined;
    },
  });
  return found;
}

function needsQuotes(sign: string, example: string): string {
  return `С «${sign}» текст начинаться не может: для YAML это особый знак. Возьмите весь текст в кавычки: "${example}".`;
}

const CLOSED_TOO_EARLY =
  'Текст начинается с кавычки, и YAML считает его концом вторую. Возьмите весь текст в кавычки другого вида или напишите «ёлочки».';

function yamlProblem({ code, linePos }: YAMLParseError, source: string): string {
  const line = source.split('\n')[(linePos?.[0].line ?? 1) - 1] ?? '';
  if (/^\s*(?:- +)?(?:[\w-]+: +)?(["']).*\1 *[^\s#,\]}]/.test(line)) return CLOSED_TOO_EARLY;
  const [, sign] = /(?:^|[:-] +)([*&!@`%])/.exec(line) ?? [];
  if (sign !== undefined && code !== 'DUPLICATE_KEY') return needsQuotes(sign, `${sign}…`);
  switch (code) {
    case 'DUPLICATE_KEY':
      return 'Поле написано дважды. Оставьте одно.';
    case 'BAD_INDENT':
    case 'TAB_AS_INDENT':
      return 'Сбит отступ. Поля одной группы начинаются на одном уровне, отступ делают пробелами.';
    case 'MISSING_CHAR':
      return 'Не хватает закрывающей кавычки или скобки.';
    case 'MULTIPLE_DOCS':
      return 'Строка «---» делит файл на два. Уберите её.';
    default:
      return 'Строка не читается. Проверьте двоеточие, отступ и кавычки; текст с двоеточием возьмите в кавычки.';
  }
}
