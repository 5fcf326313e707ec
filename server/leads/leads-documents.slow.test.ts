import { readFile } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { goodBody } from './testing/bodies.ts';
import { startLeads } from './testing/start-leads.ts';

async function blockUnder(heading: string, language: string): Promise<string> {
  const text = await readFile('docs/ru/leads.md', 'utf8');
  const section = text.split(/^##+ /m).find((part) => part.startsWith(`${heading}\n`)) ?? '';
  const [, indent = '', block] = new RegExp(`^( *)\`\`\`${language}\\n([\\s\\S]*?)^\\1\`\`\``, 'm').exec(section) ?? [];
  if (block === undefined) throw new Error(`No block of ${language} under ${heading}`);
  return block.replaceAll(new RegExp(`^${indent}`, 'gm'), '');
}

test('leads are accepted behind a proxy with the documented headers on a separate port', async () => {
  await using leads = await startLeads();
  const block = await blockUnder('Что подозрительно', 'nginx');
  const proxy = createServer((incoming, response) => {
    const values: Record<string, string> = {
      $http_host: incoming.headers.host ?? '',
      $host: (incoming.headers.host ?? '').replace(/:\d+$/, ''),
      $remote_addr: '203.0.113.7',
    };
    // nginx defaults: `Host` is the upstream address, other headers pass unchanged.
    const headers: Record<string, string | string[] | undefined> = {
      ...incoming.headers,
      host: new URL(leads.origin).host,
    };
    for (const [, name = '', value = ''] of block.matchAll(/proxy_set_header (\S+) (\S+);/g))
      headers[name.toLowerCase()] = values[value];
    const upstream = request(leads.url, { method: incoming.method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 0, answer.headers);
      answer.pipe(response);
    });
    incoming.pipe(upstream);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => proxy.once('listening', resolve));
  const origin = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  const answer = await fetch(`${origin}/api/leads`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify(goodBody),
  });
  proxy.closeAllConnections();
  proxy.close();
  expect(answer.status).toBe(201);
  expect(leads.rows('SELECT ip FROM consents')).toEqual([{ ip: '203.0.113.7' }]);
});
