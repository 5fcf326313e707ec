import { open } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { Preferences } from './accept-encoding.ts';
import type { BodyCache } from './body-cache.ts';
import type { RawHeaders } from './headers.ts';
import { parseRange } from './range.ts';
import { chooseRepresentation, type FileEntry, type Representation } from './representation.ts';

const MAX_CACHED_SIZE = 256 * 1024;
const STREAM_CHUNK = 256 * 1024;

type Part = { status: 200 | 206; headers: RawHeaders; start: number; end: number };

/** Responds synchronously when the body is cached; otherwise returns a promise for the end of the response. */
export function sendFile(
  req: IncomingMessage,
  res: ServerResponse,
  entry: FileEntry,
  preferences: Preferences,
  bodies: BodyCache,
): Promise<void> | undefined {
  const chosen = chooseRepresentation(entry, preferences);
  if (isNotModified(req.headers['if-none-match'], chosen.etag)) {
    res.writeHead(304, chosen.notModifiedHeaders).end();
    return;
  }
  const whole: Part = { status: 200, headers: chosen.headers, start: 0, end: chosen.size - 1 };
  if (req.method === 'HEAD') {
    res.writeHead(200, whole.headers).end();
    return;
  }
  const part = entry.hasPrecompressed || req.headers.range === undefined ? whole : partOf(req, chosen, whole);
  if (part === null) {
    const headers = [...chosen.notModifiedHeaders, 'Content-Range', `bytes */${chosen.size}`, 'Content-Length', '0'];
    res.writeHead(416, headers).end();
    return;
  }
  if (chosen.size > MAX_CACHED_SIZE) return stream(res, chosen, part);
  const body = bodies.get(chosen.diskPath);
  if (body === undefined)
    return bodies.forceFetch(chosen.diskPath, { context: chosen.size }).then((loaded) => send(res, part, loaded));
  send(res, part, body);
}

function partOf(req: IncomingMessage, chosen: Representation, whole: Part): Part | null {
  if (!allowsRange(req.headers['if-range'] as string | undefined, chosen.etag)) return whole;
  const range = parseRange(req.headers.range, chosen.size);
  if (range === null) return whole;
  if (range === 'unsatisfiable') return null;
  const { start, end } = range;
  const contentRange = [
    'Content-Range',
    `bytes ${start}-${end}/${chosen.size}`,
    'Content-Length',
    String(end - start + 1),
  ];
  return { status: 206, headers: [...chosen.partialHeaders, ...contentRange], start, end };
}

function send(res: ServerResponse, part: Part, body: Buffer): void {
  res.writeHead(part.status, part.headers);
  res.end(part.status === 206 ? body.subarray(part.start, part.end + 1) : body);
}

async function stream(res: ServerResponse, { diskPath, size }: Representation, part: Part): Promise<void> {
  const handle = await open(diskPath);
  const found = (await handle.stat()).size;
  if (found !== size || res.destroyed) {
    await handle.close();
    if (res.destroyed) return;
    throw new Error(`${diskPath} has ${found} bytes, the manifest says ${size}`);
  }
  res.writeHead(part.status, part.headers);
  await pipeline(handle.createReadStream({ start: part.start, end: part.end, highWaterMark: STREAM_CHUNK }), res);
}

function isNotModified(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.match(/"[^"]*"/g)?.includes(etag) ?? false;
}

/** Strong comparison; a date never matches, because this server sends no Last-Modified. */
function allowsRange(ifRange: string | undefined, etag: string): boolean {
  return ifRange === undefined || ifRange.trim() === etag;
}
