import type { HonoRequest } from 'hono';

/**
 * Returns the body text, or `null` above `mostBytes`. Hono's own limit wraps a chunked body
 * in a new `Request`, which fails unless the adapter replaces Node's globals.
 */
export async function readBody({ raw }: Pick<HonoRequest, 'raw'>, mostBytes: number): Promise<string | null> {
  const declared = raw.headers.get('content-length');
  if (declared !== null && !raw.headers.has('transfer-encoding'))
    return Number(declared) > mostBytes ? null : raw.text();
  if (!raw.body) return '';
  const reader = raw.body.getReader();
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    bytes += part.value.length;
    if (bytes > mostBytes) return null;
    chunks.push(part.value);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}
