import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Content } from '../../model/content.ts';
import { temporaryDir } from '../leads/testing/temporary-dir.ts';
import { changedDocuments, DOCUMENT_RECORD, readDocumentRecord, recordDocuments } from './document-record.ts';

type Texts = Pick<Content, 'documents' | 'today'>;

function texts(today: string, hashes: Record<string, string>): Texts {
  const documents = Object.entries(hashes).map(([name, sha256]) => {
    const [kind, version] = name.split('/');
    return { kind, version, effectiveFrom: version, sha256 };
  });
  return { today, documents } as unknown as Texts;
}

const policy = 'policy/2026-09-01';

test('a published text cannot change; a new version is accepted in addition', async () => {
  await using temporary = await temporaryDir();
  const { dir } = temporary;
  const first = texts('2026-11-20', { [policy]: 'aa' });
  expect(changedDocuments(await readDocumentRecord(dir), first)).toEqual([]);
  await recordDocuments(dir, await readDocumentRecord(dir), first);

  const record = await readDocumentRecord(dir);
  const refused = changedDocuments(record, texts('2026-11-20', { [policy]: 'bb' }));
  expect(refused).toMatchObject([{ file: 'documents/policy/2026-09-01.md' }]);
  expect(refused[0]?.message).toMatch(/создайте новую версию/);

  const second = texts('2026-11-20', { [policy]: 'aa', 'policy/2026-11-20': 'bb' });
  expect(changedDocuments(record, second)).toEqual([]);
  await recordDocuments(dir, record, second);
  expect(await readDocumentRecord(dir)).toEqual({ [policy]: 'aa', 'policy/2026-11-20': 'bb' });
});

test('a text that takes effect tomorrow may be corrected today', async () => {
  await using temporary = await temporaryDir();
  const { dir } = temporary;
  await recordDocuments(dir, {}, texts('2026-08-31', { [policy]: 'aa' }));
  expect(changedDocuments(await readDocumentRecord(dir), texts('2026-08-31', { [policy]: 'bb' }))).toEqual([]);
});

test('a removed version is remembered when it returns', async () => {
  await using temporary = await temporaryDir();
  const { dir } = temporary;
  await recordDocuments(dir, {}, texts('2026-11-20', { [policy]: 'aa' }));
  await recordDocuments(dir, await readDocumentRecord(dir), texts('2026-11-20', { 'policy/2026-11-01': 'cc' }));
  expect(changedDocuments(await readDocumentRecord(dir), texts('2026-11-20', { [policy]: 'bb' }))).toHaveLength(1);
});

test('a damaged record stops publishing and is left unchanged for the repair', async () => {
  await using temporary = await temporaryDir();
  const path = join(temporary.dir, DOCUMENT_RECORD);
  await writeFile(path, '{"policy');
  await expect(readDocumentRecord(temporary.dir)).rejects.toThrow(/повреждён/);
  expect(await readFile(path, 'utf8')).toBe('{"policy');
});
