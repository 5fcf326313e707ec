import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { publishedConsents, storedLeads } from './support/leads.ts';
import { startSite } from './support/site-process.ts';

test('a lead that the site has thanked for reaches the webhook, also when that was down at first', async () => {
  const received: { id: string | undefined; body: string }[] = [];
  let isDown = true;
  const receiver = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      received.push({ id: request.headers['webhook-id']?.toString(), body });
      response.writeHead(isDown ? 500 : 204).end();
    });
  }).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  const site = await startSite({
    environment: {
      LEADS_WEBHOOK_URL: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/leads`,
      LEADS_WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 7).toString('base64')}`,
    },
  });
  try {
    const answer = await fetch(`${site.url}/api/leads`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        kind: 'callback',
        phone: '8 900 123-45-67',
        consent: true,
        consentVersion: publishedConsents(site).callback[0]?.version,
      }),
    });
    expect(answer.status).toBe(201);
    await expect.poll(() => received.length).toBeGreaterThan(0);
    isDown = false;
    await expect.poll(() => storedMessages(site.output())).toContain('delivery_delivered');
    expect(new Set(received.map(({ id }) => id)).size).toBe(1);
    expect(received.at(-1)?.body).toContain('+79001234567');
    expect(storedLeads(site)).toHaveLength(1);
    expect(site.output()).not.toContain('9001234567');
  } finally {
    expect(await site.stop()).toBe(0);
    receiver.close();
  }
});

/** What the server says of deliveries, event by event. */
function storedMessages(output: string): string[] {
  return [...output.matchAll(/"event":"(delivery_\w+)"/g)].map(([, event]) => event ?? '');
}
