import { readFile } from 'node:fs/promises';

export type BodyCache = {
  get(path: string): Buffer | undefined;
  load(path: string, size: number): Promise<Buffer>;
};

/** Least recently used bodies leave first; requests for a body that is being read wait for the same read. */
export function createBodyCache(maxBytes: number): BodyCache {
  const bodies = new Map<string, Buffer>();
  const loading = new Map<string, Promise<Buffer>>();
  let bytes = 0;

  function get(path: string): Buffer | undefined {
    const body = bodies.get(path);
    if (body === undefined) return undefined;
    bodies.delete(path);
    bodies.set(path, body);
    return body;
  }

  function keep(path: string, body: Buffer): void {
    bodies.set(path, body);
    bytes += body.length;
    for (const [oldest, oldBody] of bodies) {
      if (bytes <= maxBytes) return;
      bodies.delete(oldest);
      bytes -= oldBody.length;
    }
  }

  async function read(path: string, size: number): Promise<Buffer> {
    try {
      const body = await readFile(path);
      if (body.length !== size) throw new Error(`${path} has ${body.length} bytes, the manifest says ${size}`);
      keep(path, body);
      return body;
    } finally {
      loading.delete(path);
    }
  }

  function load(path: string, size: number): Promise<Buffer> {
    const body = get(path);
    if (body) return Promise.resolve(body);
    const pending = loading.get(path) ?? read(path, size);
    loading.set(path, pending);
    return pending;
  }

  return { get, load };
}
