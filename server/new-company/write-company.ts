import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import type { Answers } from '../../model/new-company/answers.ts';
import { contentOf, type Made } from '../../model/new-company/content-of.ts';
import { documentTexts } from './document-texts.ts';

/** Answers are kept next to the content; the leading dot hides them from the loader. */
export const ANSWERS_FILE = '.answers.yaml';

/** Whether the folder is missing, empty or contains nothing but answers. */
export async function isFree(folder: string): Promise<boolean> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names.every((name) => name === ANSWERS_FILE);
}

/** Writes a content folder that publishes as it is. */
export async function writeCompany(folder: string, answers: Answers, made: Made): Promise<void> {
  const { texts, pictures } = contentOf(answers, made);
  const write = async (path: string, content: string | Buffer) => {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content, { flag: 'wx' });
  };
  for (const [path, text] of [...texts, ...(await documentTexts(answers, made.today))]) await write(path, text);
  for (const [name, svg] of pictures) await write(`photos/${name}`, await sharp(Buffer.from(svg)).png().toBuffer());
}
