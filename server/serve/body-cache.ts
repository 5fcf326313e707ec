import { readFile } from 'node:fs/promises';
import { LRUCache } from 'lru-cache';

/** Bodies by file path; the fetch context is the size stated in the manifest. */
export type BodyCache = LRUCache<string, Buffer, number>;

/** Concurrent requests for one body share a single read. */
export function createBodyCache(maxBytes: number): BodyCache {
  return new LRUCache({
    maxSize: maxBytes,
    sizeCalculation: ({ length }) => Math.max(1, length),
    async fetchMethod(path, _stale, { context: size }) {
      const body = await readFile(path);
      if (body.length !== size) throw new Error(`${path} has ${body.length} bytes, the manifest says ${size}`);
      return body;
    },
  });
}
