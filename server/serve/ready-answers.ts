import { STATUS_CODES } from 'node:http';
import type { RawHeaders } from './headers.ts';

type Ready = { readonly bytes: Buffer; readonly dateAt: number; second: number };

export type ReadyAnswers = {
  /** An answer as it goes over the wire, head and body in one piece. `headers` stands for the answer: the same array, the same answer. */
  bytesOf(status: 200 | 304, headers: RawHeaders, body: Buffer): Buffer;
};

/** Answers that were sent before, ready to be sent again with the date of now. */
export function createReadyAnswers(maxBytes: number, keepAliveMs: number): ReadyAnswers {
  const connection = `Connection: keep-alive\r\nKeep-Alive: timeout=${Math.floor(keepAliveMs / 1000)}\r\n\r\n`;
  let answers = new Map<RawHeaders, Ready>();
  let total = 0;
  let second = 0;
  let date = '';

  function make(status: 200 | 304, headers: RawHeaders, body: Buffer): Ready {
    const start = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nDate: `;
    const lines = headers.flatMap((name, at) => (at % 2 === 0 ? [`${name}: ${headers[at + 1]}\r\n`] : []));
    const head = Buffer.from(`${start}${date}\r\n${lines.join('')}${connection}`, 'latin1');
    return { bytes: Buffer.concat([head, body]), dateAt: start.length, second };
  }

  function keep(headers: RawHeaders, ready: Ready): void {
    if (total + ready.bytes.length > maxBytes) {
      answers = new Map();
      total = 0;
    }
    answers.set(headers, ready);
    total += ready.bytes.length;
  }

  return {
    bytesOf(status, headers, body) {
      const now = Math.floor(Date.now() / 1000);
      if (now !== second) {
        second = now;
        date = new Date(now * 1000).toUTCString();
      }
      let ready = answers.get(headers);
      if (ready === undefined) {
        ready = make(status, headers, body);
        keep(headers, ready);
      } else if (ready.second !== second) {
        ready.bytes.write(date, ready.dateAt, 'latin1');
        ready.second = second;
      }
      return ready.bytes;
    },
  };
}
