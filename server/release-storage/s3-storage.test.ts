import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { openS3Storage } from './s3-storage.ts';

test('a redirect from the storage is reported as an error and not followed', async () => {
  const requestedUrls: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    requestedUrls.push(request.url);
    response.writeHead(307, { Location: '/elsewhere' }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const storage = openS3Storage({
    kind: 's3',
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    region: 'us-east-1',
    bucket: 'releases',
    prefix: '',
    accessKeyId: 'key',
    secretAccessKey: 'secret',
  });
  try {
    await expect(storage.get('pointer.json')).rejects.toMatchObject({ code: 'HTTP_307' });
    expect(requestedUrls).toEqual(['/releases/pointer.json']);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
