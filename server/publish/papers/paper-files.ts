import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Content, Paper } from '../../../model/content.ts';
import { paperFilePath } from '../../../model/paper/paper-file.ts';
import { writeFileAtomic } from '../../disk/write-file-atomic.ts';
import { publisherVersion } from '../own-version.ts';
import { paperPdf } from './paper-pdf.ts';

type Papers = Pick<Content, 'papers' | 'company'>;

/** URL path → bytes of every paper as a PDF. Unchanged papers come from the cache. */
export async function paperFiles(content: Papers, cacheDir: string): Promise<Map<string, Buffer>> {
  const dir = join(cacheDir, 'papers');
  const files = new Map<string, Buffer>();
  if (content.papers.length === 0) return files;
  await mkdir(dir, { recursive: true });
  const version = await publisherVersion();
  const used = new Set<string>();
  for (const paper of content.papers) {
    const key = JSON.stringify([version, content.company.brand, paper]);
    const name = `${createHash('sha256').update(key).digest('hex').slice(0, 32)}.pdf`;
    used.add(name);
    files.set(
      paperFilePath(paper.slug),
      (await readFile(join(dir, name)).catch(() => null)) ?? (await make(content, paper, dir, name)),
    );
  }
  for (const name of await readdir(dir)) if (!used.has(name)) await rm(join(dir, name), { force: true });
  return files;
}

async function make(content: Papers, paper: Paper, dir: string, name: string): Promise<Buffer> {
  const bytes = await paperPdf(content, paper);
  await writeFileAtomic(dir, name, bytes);
  return bytes;
}
