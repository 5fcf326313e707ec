import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

export type RawAnswer = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly body: Buffer };
export type Ask = {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
  readonly agent?: Agent | false;
  readonly localAddress?: string;
};

const AGENT = new Agent({ keepAlive: true, maxSockets: 8 });

/** Sends one raw request: redirects are not followed, the body is not decoded, the path is not normalised. */
export function askRaw(origin: string, path: string, ask: Ask = {}): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin);
  const { method = 'GET', headers = {}, body, agent = AGENT, localAddress } = ask;
  return new Promise((resolve, reject) => {
    const sent = request(
      { hostname, port, path, method, headers, agent, ...(localAddress && { localAddress }) },
      async (answer) => {
        try {
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: await buffer(answer) });
        } catch (error) {
          reject(error);
        }
      },
    );
    // A kept-alive connection may be closed just as the request is sent; retry like browsers do.
    sent.on('error', (error: NodeJS.ErrnoException) => {
      if (sent.reusedSocket && error.code === 'ECONNRESET') askRaw(origin, path, ask).then(resolve, reject);
      else reject(error);
    });
    sent.end(body);
  });
}
