import type { IncomingMessage } from 'node:http';
import { isLoopback } from '../loopback.ts';

/** Any of these: somebody asks through a proxy. */
const FORWARDED = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'];

/** Of this machine itself: a proxy in front of the site stands here too, and names whom it asks for. */
export function wantsDetail({ url = '', socket, headers }: IncomingMessage): boolean {
  const isAsked = new URL(url, 'http://site').searchParams.has('detail');
  const isForwarded = FORWARDED.some((name) => headers[name] !== undefined);
  return isAsked && !isForwarded && isLoopback(socket.remoteAddress ?? '');
}
