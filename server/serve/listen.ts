import type { Server } from 'node:http';

/** First file descriptor passed by systemd: https://www.freedesktop.org/software/systemd/man/sd_listen_fds.html */
const FIRST_PASSED_SOCKET = 3;

export type Listening = {
  readonly host: string;
  readonly port: number;
  /** systemd owns the socket, so connections during a restart wait for the next process. */
  readonly isSocketHanded?: boolean;
};

/** Resolves when the server listens; rejects with the system error, such as a port in use. */
export function listen(server: Server, { host, port, isSocketHanded = false }: Listening): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(isSocketHanded ? { fd: FIRST_PASSED_SOCKET } : { host, port }, () => {
      server.off('error', reject);
      resolve();
    });
  });
}
