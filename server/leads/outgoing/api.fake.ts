import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { CERTIFICATE, PRIVATE_KEY } from './certificate.fake.ts';

export type ApiRequest = {
  readonly method: string;
  readonly url: URL;
  readonly headers: IncomingMessage['headers'];
  readonly text: string;
};
export type ApiAnswer = {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
};
/** `accept-then-reset`: the request is handled but the response is lost; `none`: the request succeeds. */
export type Fault = 'none' | 'silence' | 'reset' | 'accept-then-reset' | ApiAnswer;

export const PAGE: ApiAnswer = {
  status: 200,
  headers: { 'content-type': 'text/html' },
  body: '<!doctype html><title>Доступ ограничен</title>',
};

/** Starts an HTTP server. Each entry of `faults` applies to one request in order; `outage` applies until removed. */
export async function startApi(handle: (request: ApiRequest) => ApiAnswer, { secure = false } = {}) {
  const requests: ApiRequest[] = [];
  const faults: Fault[] = [];
  const api = { outage: null as Fault | null };

  async function serve(incoming: IncomingMessage, response: ServerResponse) {
    const request: ApiRequest = {
      method: incoming.method ?? '',
      url: new URL(incoming.url ?? '/', 'http://fake'),
      headers: incoming.headers,
      text: await readText(incoming),
    };
    requests.push(request);
    const fault = faults.shift() ?? api.outage;
    if (fault === 'silence') return;
    if (fault === 'reset') return void incoming.socket.destroy();
    if (fault === 'accept-then-reset') {
      handle(request);
      return void incoming.socket.destroy();
    }
    respond(response, typeof fault === 'object' && fault !== null ? fault : handle(request));
  }

  const listener = (incoming: IncomingMessage, response: ServerResponse) =>
    void serve(incoming, response).catch(() => incoming.socket.destroy());
  const server = secure
    ? createSecureServer({ cert: CERTIFICATE, key: PRIVATE_KEY }, listener)
    : createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return Object.assign(api, {
    origin: `${secure ? 'https' : 'http'}://127.0.0.1:${port}`,
    requests,
    faults,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  });
}

function respond(response: ServerResponse, { status, headers, body }: ApiAnswer) {
  const isText = typeof body === 'string';
  response.writeHead(status, { ...(isText ? {} : { 'content-type': 'application/json' }), ...headers });
  response.end(body === undefined || isText ? body : JSON.stringify(body));
}

export type FakeApi = Awaited<ReturnType<typeof startApi>>;
