import type { Duplex } from 'node:stream';
import type { RawHeaders } from './headers.ts';

const STATUS: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** Milliseconds until the socket is destroyed; an immediate reset may overtake the response. */
const LINGER_MS = 1000;

/** Responds to requests that Node's parser rejects. @param ofAll headers of every response. */
export function answerBrokenRequests(ofAll: RawHeaders) {
  const headers = ['Connection', 'close', 'Content-Length', '0', ...ofAll]
    .flatMap((name, at, all) => (at % 2 === 0 ? [`${name}: ${all[at + 1]}`] : []))
    .join('\r\n');
  return (error: NodeJS.ErrnoException, socket: Duplex): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    socket.end(`HTTP/1.1 ${STATUS[error.code ?? ''] ?? '400 Bad Request'}\r\n${headers}\r\n\r\n`);
    const linger = setTimeout(() => socket.destroy(), LINGER_MS);
    socket.resume().once('close', () => clearTimeout(linger));
  };
}
