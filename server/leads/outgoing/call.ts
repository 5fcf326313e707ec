import type { IncomingMessage } from 'node:http';
import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { NoAnswerError, noAnswerReason } from './no-answer.ts';
import { parseRetryAfter } from './retry-after.ts';

export type HttpCall = {
  readonly method: 'GET' | 'POST';
  readonly url: URL;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON, except for strings. */
  readonly body?: unknown;
  /** Root certificates for this call only; omit to use those of Node. */
  readonly ca?: readonly string[] | undefined;
};

export type HttpAnswer = {
  readonly status: number;
  readonly text: string;
  readonly retryAfterMs: number | undefined;
};

const TIMEOUT_MS = 20_000;
const MAX_BYTES = 4 * 1024 * 1024;

/**
 * Sends one request over a new connection. Redirects are not followed, so a lead reaches only the configured URL.
 * @throws {NoAnswerError} with a message without URL and secrets
 */
export async function callHttp(call: HttpCall, signal: AbortSignal, timeoutMs = TIMEOUT_MS): Promise<HttpAnswer> {
  const deadline = AbortSignal.timeout(timeoutMs);
  try {
    const incoming = await open(call, AbortSignal.any([signal, deadline]));
    const text = await readText(incoming);
    return {
      status: incoming.statusCode ?? 0,
      text,
      retryAfterMs: parseRetryAfter(incoming.headers['retry-after'], new Date()),
    };
  } catch (error) {
    throw new NoAnswerError(noAnswerReason(error, { deadline, signal, timeoutMs }));
  }
}

function open({ method, url, headers, body, ca }: HttpCall, signal: AbortSignal): Promise<IncomingMessage> {
  const text = body === undefined || typeof body === 'string' ? body : JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const request = url.protocol === 'https:' ? requestSecure : requestPlain;
    const outgoing = request(url, {
      method,
      signal,
      // A server may close a kept-alive connection during a request that is not idempotent.
      agent: false,
      headers: {
        accept: 'application/json',
        'user-agent': 'renovation-leads',
        ...(text === undefined
          ? {}
          : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)) }),
        ...headers,
      },
      ...(ca === undefined ? {} : { ca: [...ca] }),
    });
    outgoing.on('error', reject);
    outgoing.on('response', resolve);
    outgoing.end(text);
  });
}

async function readText(incoming: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes > MAX_BYTES) break;
  }
  return Buffer.concat(chunks).toString('utf8');
}
