import { createHash } from 'node:crypto';
import { z } from 'zod';

const hash = z.string().regex(/^[0-9a-f]{64}$/);
const count = z.int().positive();
/** Restricted characters, because the id becomes a folder name. */
const releaseId = z.string().regex(/^[\w-]{1,100}$/);

const pointerSchema = z.object({
  format: z.literal(1),
  /** Sequence number of the release change; showing a release again increments it. */
  count,
  releaseId,
  listHash: hash,
  publisher: z.string(),
  publisherHost: z.string(),
});

export type StoredPointer = z.infer<typeof pointerSchema>;

const listSchema = z.object({
  format: z.literal(1),
  /** Path inside the release → SHA-256 of the file. */
  files: z.record(z.string().refine(isInside, 'must be a relative path'), hash),
});

export type FileList = z.infer<typeof listSchema>['files'];

export const FILES = 'files/';
export const LISTS = 'releases/';
export const fileKey = (fileHash: string) => `${FILES}${fileHash.slice(0, 2)}/${fileHash}`;
export const listKey = (pointer: Pick<StoredPointer, 'count' | 'releaseId'>) =>
  `${LISTS}${String(pointer.count).padStart(9, '0')}-${pointer.releaseId}.json`;

export const readPointer = (text: string): StoredPointer => pointerSchema.parse(JSON.parse(text));
export const readList = (bytes: Buffer): FileList => listSchema.parse(JSON.parse(bytes.toString('utf8'))).files;
export const writeList = (files: FileList): Buffer => Buffer.from(JSON.stringify({ format: 1, files }));

export function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

function isInside(path: string): boolean {
  return (
    path !== '' && !/[\\\0]/.test(path) && path.split('/').every((part) => part !== '' && part !== '.' && part !== '..')
  );
}
