import type { Server } from 'node:http';

/** Systemd hands sockets on from this number, https://www.freedesktop.org/software/systemd/man/sd_listen_fds.html */
const FIRST_HANDED_SOCKET = 3;

export type Listening = {
  readonly host: string;
  readonly port: number;
  /** Somebody else holds the socket and hands it on: who connects between two processes waits for the next one. */
  readonly isSocketHanded?: boolean;
};

/** Resolves once the server takes connections; rejects with the system's error, such as a port in use. */
export function listen(server: Server, { host, port, isSocketHanded = false }: Listening): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(isSocketHanded ? { fd: FIRST_HANDED_SOCKET } : { host, port }, () => {
      server.off('error', reject);
      resolve();
    });
  });
}
