import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Content } from '../../model/content.ts';
import type { ContentIssue } from '../../model/load/issue.ts';
import { writeFileAtomic } from '../disk/write-file-atomic.ts';

/** Stored next to the releases, because it outlives them: a text that visitors agreed to must never change. */
export const DOCUMENT_RECORD = 'documents.json';

/** Hash of the text by `kind/version`. */
export type DocumentRecord = Readonly<Record<string, string>>;

type Texts = Pick<Content, 'documents' | 'today'>;

/** @throws when the record exists but is unreadable, since changed documents could then not be detected. */
export async function readDocumentRecord(dataDir: string): Promise<DocumentRecord> {
  const path = join(dataDir, DOCUMENT_RECORD);
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{}';
    throw error;
  });
  try {
    return z.record(z.string(), z.string()).parse(JSON.parse(text));
  } catch {
    throw new Error(`Список опубликованных документов ${path} повреждён. Верните его из резервной копии.`);
  }
}

export function changedDocuments(record: DocumentRecord, texts: Texts): ContentIssue[] {
  return inForce(texts).flatMap(({ kind, version, sha256 }) => {
    const published = record[`${kind}/${version}`];
    if (published === undefined || published === sha256) return [];
    return [
      {
        file: `documents/${kind}/${version}.md`,
        message:
          'Эта редакция уже опубликована, и посетители соглашались с её текстом. Верните прежний текст и создайте новую версию: ' +
          `файл documents/${kind}/ГГГГ-ММ-ДД.md с днём, с которого она действует.`,
      },
    ];
  });
}

export async function recordDocuments(dataDir: string, record: DocumentRecord, texts: Texts): Promise<void> {
  const shown = Object.fromEntries(inForce(texts).map(({ kind, version, sha256 }) => [`${kind}/${version}`, sha256]));
  if (Object.keys(shown).every((name) => record[name] !== undefined)) return;
  await mkdir(dataDir, { recursive: true });
  await writeFileAtomic(dataDir, DOCUMENT_RECORD, `${JSON.stringify({ ...shown, ...record }, null, 2)}\n`);
}

/** Documents that take effect later may still be corrected. */
function inForce({ documents, today }: Texts) {
  return documents.filter(({ effectiveFrom }) => effectiveFrom <= today);
}
