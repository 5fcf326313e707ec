import { AwsClient } from 'aws4fetch';
import { readS3Listing } from './s3-listing.ts';
import type { StorageSettings } from './settings.ts';
import type { ReleaseStorage, StoredObject } from './storage.ts';

const TIMEOUT_MS = 30_000;
const POINTER = 'pointer.json';

type S3 = Extract<StorageSettings, { kind: 's3' }>;

export function openS3Storage({ endpoint, region, bucket, prefix, accessKeyId, secretAccessKey }: S3): ReleaseStorage {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 });
  const root = `${endpoint.replace(/\/+$/, '')}/${bucket}`;
  const under = prefix === '' ? '' : `${prefix}/`;
  const urlOf = (key: string) => `${root}/${(under + key).split('/').map(encodeURIComponent).join('/')}`;

  async function ask(url: string, init: RequestInit, expected: readonly number[]): Promise<Response> {
    const answer = await client.fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (answer.ok || answer.status === 304) return answer;
    // The S3 error code gives the reason: AccessDenied, NoSuchBucket, SignatureDoesNotMatch.
    const code = /<Code>(\w+)<\/Code>/.exec(await answer.text().catch(() => ''))?.[1];
    if (expected.includes(answer.status) && code !== 'NoSuchBucket') return answer;
    throw Object.assign(new Error(`S3 answered ${answer.status}${code === undefined ? '' : ` ${code}`}`), {
      code: code ?? `HTTP_${answer.status}`,
    });
  }

  return {
    title: `хранилище ${new URL(endpoint).host}, корзина ${bucket}`,
    pollMs: 2000,
    async get(key) {
      const answer = await ask(urlOf(key), {}, [404]);
      return answer.status === 404 ? null : Buffer.from(await answer.arrayBuffer());
    },
    async put(key, bytes) {
      await ask(urlOf(key), { method: 'PUT', body: new Uint8Array(bytes) }, []);
    },
    async list(wanted) {
      const found: StoredObject[] = [];
      let token: string | null = null;
      do {
        const query = new URLSearchParams({ 'list-type': '2', prefix: under + wanted });
        if (token !== null) query.set('continuation-token', token);
        const page = readS3Listing(await (await ask(`${root}?${query}`, {}, [])).text());
        found.push(...page.objects.map(({ key, ...rest }) => ({ ...rest, key: key.slice(under.length) })));
        token = page.next;
      } while (token !== null);
      return found;
    },
    async delete(key) {
      await ask(urlOf(key), { method: 'DELETE' }, [404]);
    },
    pointer: {
      async read(known) {
        const headers: Record<string, string> = known === null ? {} : { 'if-none-match': known };
        const answer = await ask(urlOf(POINTER), { headers }, [404]);
        if (answer.status === 404) return null;
        const tag = tagOf(answer);
        // A server without conditional requests sends the unchanged body with status 200.
        if (answer.status === 304 || tag === known) return 'same';
        return { tag, text: await answer.text() };
      },
      async replace(text, known) {
        const condition: Record<string, string> = known === null ? { 'if-none-match': '*' } : { 'if-match': known };
        const headers = { ...condition, 'content-type': 'application/json' };
        const answer = await ask(urlOf(POINTER), { method: 'PUT', headers, body: text }, [404, 409, 412]);
        return answer.ok ? tagOf(answer) : null;
      },
    },
  };
}

function tagOf(answer: Response): string {
  const tag = answer.headers.get('etag');
  if (tag === null) throw new Error('S3 named no ETag');
  return tag;
}
