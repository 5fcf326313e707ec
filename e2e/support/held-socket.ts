import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { collectOutput } from './site-process.ts';

type Handle = { readonly fd: number; bind(host: string, port: number): number; close(): void };
type Binding = { TCP: new (kind: number) => Handle; constants: { SERVER: number } };

export type Activated = {
  printed(text: string | RegExp, timeoutMs?: number): Promise<void>;
  output(): string;
  stop(): Promise<void>;
};

/** Emulates systemd socket activation: binds the socket here; the server process accepts the connections. */
export function holdSocket(port: number) {
  // `net` would also accept connections.
  const { TCP, constants } = (process as unknown as { binding(name: string): Binding }).binding('tcp_wrap');
  const handle = new TCP(constants.SERVER);
  const code = handle.bind('127.0.0.1', port);
  if (code !== 0) throw new Error(`Port ${port} cannot be bound: ${code}`);
  return {
    start(script: string, environment: Record<string, string>): Activated {
      const child = spawn(
        'sh',
        ['-c', 'LISTEN_PID=$$ LISTEN_FDS=1 exec "$0" "$@"', process.execPath, NO_WARNING, script],
        {
          env: { ...process.env, NODE_ENV: 'production', ...environment },
          stdio: ['ignore', 'pipe', 'pipe', handle.fd],
        },
      );
      const log = collectOutput(child);
      return { printed: log.wait, output: log.text, stop: () => stop(child) };
    },
    close: () => handle.close(),
  };
}

const NO_WARNING = '--disable-warning=ExperimentalWarning';

async function stop(child: ChildProcess): Promise<void> {
  const isOver = () => child.exitCode !== null || child.signalCode !== null;
  if (!isOver()) child.kill('SIGTERM');
  if (!isOver()) await once(child, 'exit');
}
