import type { ServerResponse } from 'node:http';
import type { RawHeaders } from './headers.ts';

export function sendText(res: ServerResponse, status: number, text: string, headers: RawHeaders): undefined {
  const body = Buffer.from(text);
  const type = text.startsWith('{') ? 'application/json; charset=utf-8' : 'text/plain; charset=utf-8';
  const own = ['Content-Type', type, 'Content-Length', String(body.length)];
  res.writeHead(status, [...own, ...headers]).end(body);
}
