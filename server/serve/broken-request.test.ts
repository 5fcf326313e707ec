import { createServer, type ServerOptions } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test, vi } from 'vitest';
import { answerBrokenRequests } from './broken-request.ts';

/** Request smuggling: two servers could disagree on which length is valid. */
const TWO_LENGTHS = 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n';
const IMPATIENT = { headersTimeout: 100, requestTimeout: 200, connectionsCheckingInterval: 50 };

async function start(limits: ServerOptions) {
  const server = createServer(limits, () => undefined);
  server.on('clientError', answerBrokenRequests([]));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    connections: () => new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count))),
    async send(bytes: string): Promise<string> {
      const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
      socket.write(bytes);
      return text(socket);
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

test.each([
  ['headers that never end', 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ', '408 Request Timeout'],
  ['a body that never ends', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nabc', '408 Request Timeout'],
  ['headers without a limit', `GET / HTTP/1.1\r\nX: ${'x'.repeat(40_000)}`, '431 Request Header Fields Too Large'],
  ['two lengths of one body', `${TWO_LENGTHS}0\r\n\r\n`, '400 Bad Request'],
  ['nonsense', 'nonsense\r\n\r\n', '400 Bad Request'],
])('after %s the client gets a response and the connection is closed', async (_words, bytes, status) => {
  // Short timeouts only for 408 cases: on a busy machine the other requests could time out first.
  await using server = await start(status.startsWith('408') ? IMPATIENT : {});
  const answers = await Promise.all(Array.from({ length: 20 }, () => server.send(bytes)));
  for (const answer of answers) expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status}\r\n`));
  await vi.waitFor(async () => expect(await server.connections()).toBe(0), 5000);
});
