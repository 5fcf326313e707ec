import { resolve } from 'node:path';
import { stderr, stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { isoDayAt } from '../../model/format/date.ts';
import type { Answers } from '../../model/new-company/answers.ts';
import { explainSystemError } from '../system-error.ts';
import { keepAnswers, keptAnswers, readAnswers } from './answers-file.ts';
import { askAnswers } from './ask-answers.ts';
import { readLogo } from './read-logo.ts';
import { isFree, writeCompany } from './write-company.ts';

const USAGE = `Как пользоваться:
  npm run new-company -- ПАПКА                  задаст вопросы и сделает папку с содержимым
  npm run new-company -- ПАПКА --answers ФАЙЛ   возьмёт ответы из файла, пример: docs/ru/new-company.example.yaml`;

class Interrupted extends Error {}

const say = (line: string) => void stdout.write(`${line}\n`);
const complain = (line: string) => void stderr.write(`${line}\n`);

/** `npm run new-company`: makes a company's own content folder from answers. */
process.exitCode = await run(process.argv.slice(2)).catch((error: unknown) => {
  complain(explainSystemError(error) ?? String(error instanceof Error ? error.stack : error));
  return 1;
});

async function run(args: string[]): Promise<number> {
  const command = readCommand(args);
  if (!command) {
    complain(USAGE);
    return 2;
  }
  const { folder, file } = command;
  if (!(await isFree(folder))) {
    complain(`В папке ${folder} уже что-то лежит. Назовите новую папку: готовое содержимое команда не переписывает.`);
    return 1;
  }
  const answers = file === undefined ? await converse(folder) : await answersOf(file);
  if (!answers) return 1;
  const { logo } = answers.look;
  const read = logo === undefined ? undefined : await readLogo(logo);
  if (read && !read.ok) {
    complain(`Знак: ${read.message}`);
    return 1;
  }
  const today = isoDayAt(new Date(), answers.city.utcOffsetHours);
  await writeCompany(folder, answers, { today, logo: read?.logo });
  await keepAnswers(folder, answers);
  say(`\nПапка ${folder} готова. Посмотреть сайт:\n  CONTENT_DIR=${folder} DATA_DIR=${folder}-data npm start`);
  say('Что сделать до открытия сайта: docs/ru/own-company.md');
  return 0;
}

function readCommand(args: string[]): { readonly folder: string; readonly file: string | undefined } | null {
  try {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: { answers: { type: 'string' } },
    });
    const [folder, ...others] = positionals;
    return folder && others.length === 0 ? { folder: resolve(folder), file: values.answers } : null;
  } catch {
    return null;
  }
}

async function answersOf(file: string): Promise<Answers | null> {
  const read = await readAnswers(file);
  if (read.ok) return read.answers;
  complain(read.messages.join('\n'));
  return null;
}

async function converse(folder: string): Promise<Answers | null> {
  const lines = createInterface({ input: stdin, output: stdout });
  const ended = new Promise<never>((_, reject) => lines.once('close', () => reject(new Interrupted())));
  ended.catch(() => {});
  say('Ответ в скобках подставится, если нажать Enter. Прервать можно в любой момент: ответы сохраняются.');
  try {
    return await askAnswers(await keptAnswers(folder), {
      ask: (question) => Promise.race([lines.question(question), ended]),
      say,
      keep: (answers) => keepAnswers(folder, answers),
      today: isoDayAt(new Date(), 3),
    });
  } catch (error) {
    if (!(error instanceof Interrupted)) throw error;
    say('\nОтветы сохранены. Чтобы продолжить, повторите команду.');
    return null;
  } finally {
    lines.close();
  }
}
