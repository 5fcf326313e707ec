import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fillGaps } from '../../model/format/gaps.ts';
import { DOCUMENT_KINDS } from '../../model/kinds/document.ts';
import { splitText } from '../../model/load/file-parser.ts';
import type { Answers } from '../../model/new-company/answers.ts';

const TEMPLATES = join(import.meta.dirname, 'documents');

/** Legal documents by path in the content folder, filled from the answers, in force from today. */
export async function documentTexts(answers: Answers, today: string): Promise<[path: string, text: string][]> {
  const texts = DOCUMENT_KINDS.map(async (kind): Promise<[string, string]> => {
    const template = await readFile(join(TEMPLATES, `${kind}.md`), 'utf8');
    return [`documents/${kind}/${today}.md`, filled(template, answers, today)];
  });
  return Promise.all(texts);
}

function filled(template: string, { name, requisites, documents }: Answers, today: string): string {
  const facts = {
    название: name.brand,
    оператор: requisites.legalName,
    инн: requisites.inn,
    огрн: requisites.ogrn,
    адрес: requisites.address,
    почта: documents.email,
    дата: today,
  };
  const { head, markdown } = splitText(template) ?? { head: '', markdown: template };
  return `---\n${fillGaps(head, mapped(facts, inYamlQuotes))}\n---\n${fillGaps(markdown, mapped(facts, inMarkdown))}`;
}

function mapped(facts: Readonly<Record<string, string>>, write: (text: string) => string): Record<string, string> {
  return Object.fromEntries(Object.entries(facts).map(([gap, text]) => [gap, write(text)]));
}

function inYamlQuotes(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}

function inMarkdown(text: string): string {
  return text.replace(/[\\`*_[\]<>|{}]/g, '\\$&');
}
