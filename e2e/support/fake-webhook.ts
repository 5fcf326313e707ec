import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** Starts a webhook that accepts deliveries, but answers the first `failures` of them with 500. */
export async function startWebhook({ failures = 0 } = {}) {
  const received: { readonly id: string; readonly body: string }[] = [];
  const server = createServer((request, response) => {
    text(request).then(
      (body) => {
        received.push({ id: String(request.headers['webhook-id']), body });
        response.writeHead(received.length > failures ? 204 : 500).end();
      },
      () => response.destroy(),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    received,
    environment: {
      LEADS_WEBHOOK_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/leads`,
      LEADS_WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 7).toString('base64')}`,
    },
    close: () => server.close(),
  };
}
