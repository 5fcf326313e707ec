import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readAnswers } from '../../server/new-company/answers-file.ts';
import { writeCompany } from '../../server/new-company/write-company.ts';

export const EXAMPLE_ANSWERS = 'docs/ru/new-company.example.yaml';
const MADE_ON = '2026-10-01';
const WORK = join(import.meta.dirname, 'one-work.yaml');

/** Makes the content folder of the example answers; each slug adds a finished work. */
export async function writeExampleCompany(folder: string, works: readonly string[] = []): Promise<void> {
  const read = await readAnswers(EXAMPLE_ANSWERS);
  if (!read.ok) throw new Error(read.messages.join('\n'));
  await rm(folder, { recursive: true, force: true });
  await writeCompany(folder, read.answers, { today: MADE_ON });
  if (works.length > 0) await mkdir(join(folder, 'works'));
  for (const slug of works) await writeFile(join(folder, 'works', `${slug}.yaml`), await readFile(WORK));
}
