import type { IncomingMessage } from 'node:http';
import { isLoopback } from '../loopback.ts';

const FORWARDED = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'];

/** Details are for local requests only; a local proxy is recognised by its forwarding headers. */
export function wantsDetail({ url = '', socket, headers }: IncomingMessage): boolean {
  const isAsked = new URL(url, 'http://site').searchParams.has('detail');
  const isForwarded = FORWARDED.some((name) => headers[name] !== undefined);
  return isAsked && !isForwarded && isLoopback(socket.remoteAddress ?? '');
}
