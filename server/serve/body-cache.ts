import { readFile } from 'node:fs/promises';
import { LRUCache } from 'lru-cache';

/** Bodies by their place on the disk. `fetch` wants the size that the manifest names. */
export type BodyCache = LRUCache<string, Buffer, number>;

/** Requests for a body that is being read wait for the same read. */
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
