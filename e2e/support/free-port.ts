import { once } from 'node:events';
import { createServer } from 'node:net';

// Systems give higher ports to outgoing connections and to servers without a port of their own.
const FIRST = 11_000;
const COUNT = 20_000;

/** Finds a port for a process that cannot report the one it got. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = FIRST + Math.floor(Math.random() * COUNT);
    if (await isFree(port)) return port;
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1');
  const isListening = await once(server, 'listening').then(
    () => true,
    () => false,
  );
  if (isListening) await once(server.close(), 'close');
  return isListening;
}
