import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StorageSettings } from './settings.ts';

type S3rver = new (options: object) => { configureBuckets(): Promise<unknown>; callback(): RequestListener };

type Conditions = 'known' | 'unknown';

const BUCKET = 'releases';
const KEY = 'S3RVER';

/**
 * Fake S3 server that never exposes partial writes. The library ignores PUT conditions; `known` adds If-Match and
 * If-None-Match as in AWS.
 */
export async function startS3(conditions: Conditions) {
  const require = createRequire(import.meta.url);
  const Server: S3rver = require('@20minutes/s3rver');
  const directory = await mkdtemp(join(tmpdir(), 's3-'));
  const s3 = new Server({ directory, silent: true, configureBuckets: [{ name: BUCKET }] });
  await s3.configureBuckets();
  const answer = s3.callback();
  const tags = new Map<string, string>();
  const puts = new Map<string, Promise<unknown>>();
  const server = createServer(async (request, response) => {
    const path = request.url ?? '';
    if (request.method === 'GET') await puts.get(path);
    if (request.method === 'DELETE') tags.delete(path);
    if (request.method !== 'PUT') return answer(request, response);
    if (conditions === 'unknown') return put();
    const { 'if-match': wanted, 'if-none-match': unwanted } = request.headers;
    const tag = tags.get(path);
    const isRefused = (wanted !== undefined && wanted !== tag) || (unwanted === '*' && tag !== undefined);
    if (isRefused) return response.writeHead(412).end('<Error><Code>PreconditionFailed</Code></Error>');
    // The tag changes before the write, so that a concurrent conditional PUT fails.
    tags.set(path, randomUUID());
    response.once('finish', () => tags.set(path, String(response.getHeader('etag'))));
    return put();

    function put() {
      puts.set(path, once(response, 'close'));
      return answer(request, response);
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    /** Each call uses a unique prefix in the bucket. */
    settings: (): Extract<StorageSettings, { kind: 's3' }> => ({
      kind: 's3',
      endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      region: 'us-east-1',
      bucket: BUCKET,
      prefix: randomUUID(),
      accessKeyId: KEY,
      secretAccessKey: KEY,
    }),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
