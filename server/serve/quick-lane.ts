import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { createPlainGetReader, type PlainGet } from './plain-get.ts';

/** The bytes to send, a promise of them when they have to be read first, `null` when it is no question for a file. */
export type QuickAnswer = (request: PlainGet) => Buffer | Promise<Buffer> | null;

/**
 * Lets plain requests for files be answered straight from the socket, past Node's `http`, whose own work on a
 * request takes longer than sending the file. At the first request that is anything else the connection becomes an ordinary
 * one of `server`, with all that it had received, and stays one.
 */
export function openQuickLane(server: Server, answer: QuickAnswer, keepAliveMs: number): void {
  const readPlainGet = createPlainGetReader();
  const ordinary = server.listeners('connection') as ((socket: Socket) => void)[];
  server.removeAllListeners('connection');

  server.on('connection', (socket: Socket) => {
    const leave = () => {
      socket.off('data', receive).off('end', close).off('timeout', drop).off('error', drop).setTimeout(0);
    };
    const handOver = (bytes: Buffer) => {
      if (socket.destroyed) return;
      leave();
      for (const listener of ordinary) listener.call(server, socket);
      socket.unshift(bytes);
    };
    const close = () => void socket.end();
    const drop = () => void socket.destroy();

    function find(bytes: Buffer): ReturnType<QuickAnswer> {
      // A reader slower than its questions, and a server that is going: both are Node's to deal with.
      if (socket.writableLength > 0 || !server.listening) return null;
      const request = readPlainGet(bytes);
      try {
        return request && answer(request);
      } catch {
        // The ordinary way meets the same error and tells of it.
        return null;
      }
    }

    function receive(bytes: Buffer): void {
      const found = find(bytes);
      if (found === null) handOver(bytes);
      else if (found instanceof Promise) waitFor(found, bytes);
      else socket.write(found);
    }

    function waitFor(reading: Promise<Buffer>, bytes: Buffer): void {
      socket.pause();
      reading
        .then(
          (found) => socket.write(found),
          () => handOver(bytes),
        )
        .finally(() => socket.resume());
    }

    socket.on('data', receive).on('end', close).on('timeout', drop).on('error', drop).setTimeout(keepAliveMs);
  });
}
