import { mkdir, readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { explainIssues } from '../../model/load/explain.ts';
import { formatIssue } from '../../model/load/format-issue.ts';
import type { ContentIssue } from '../../model/load/issue.ts';
import { locateIssues } from '../../model/load/locate.ts';
import { readYaml } from '../../model/load/read-yaml.ts';
import { type Answers, answersSchema } from '../../model/new-company/answers.ts';
import type { PartialAnswers } from '../../model/new-company/proposals.ts';
import { printNewYaml } from '../../model/yaml/yaml-print.ts';
import { writeFileAtomic } from '../disk/write-file-atomic.ts';
import { ANSWERS_FILE } from './write-company.ts';

export type ReadAnswers =
  | { readonly ok: true; readonly answers: Answers }
  | { readonly ok: false; readonly messages: readonly string[] };

/** Reads a whole file of answers; the path of the logo is relative to the file. */
export async function readAnswers(path: string): Promise<ReadAnswers> {
  const source = await readFile(path, 'utf8').catch(() => null);
  if (source === null) return { ok: false, messages: [`Файла с ответами ${path} нет или он не читается.`] };
  const yaml = readYaml(source);
  const refuse = (issues: readonly ContentIssue[]): ReadAnswers => {
    const texts = new Map([[path, new TextEncoder().encode(source)]]);
    return { ok: false, messages: locateIssues(issues, texts).map(formatIssue) };
  };
  if (!yaml.ok) {
    const { line, message } = yaml;
    return refuse([{ file: path, ...(line === undefined ? {} : { line }), message }]);
  }
  const { sourceAt, value } = yaml;
  const parsed = answersSchema.safeParse(value, { reportInput: true });
  if (!parsed.success) return refuse(explainIssues(path, parsed.error.issues, { schema: answersSchema, sourceAt }));
  const { logo } = parsed.data.look;
  const look = { ...parsed.data.look, ...(logo === undefined ? {} : { logo: resolve(dirname(path), logo) }) };
  return { ok: true, answers: { ...parsed.data, look } };
}

/** Answers of an interrupted conversation; an unreadable file counts as none. */
export async function keptAnswers(folder: string): Promise<PartialAnswers> {
  const source = await readFile(resolve(folder, ANSWERS_FILE), 'utf8').catch(() => '');
  const yaml = readYaml(source);
  return yaml.ok && typeof yaml.value === 'object' && yaml.value !== null ? yaml.value : {};
}

export async function keepAnswers(folder: string, answers: PartialAnswers): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFileAtomic(folder, ANSWERS_FILE, printNewYaml(answers, 'Ответы, из которых сделана эта папка'));
}
