import { connect } from 'node:tls';

export type Certificate = {
  readonly endsAt: number;
  /** Why browsers would not believe it; `null`: they do. */
  readonly distrust: string | null;
};

const TIMEOUT_MS = 15_000;

/** The certificate that visitors are shown, good or not. @throws where nobody shows any */
export function readCertificate(url: string): Promise<Certificate> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const host = hostname.replace(/^\[|\]$/g, '');
    const socket = connect({ host, port: Number(port || 443), servername: host, rejectUnauthorized: false });
    socket.setTimeout(TIMEOUT_MS, () => socket.destroy(Object.assign(new Error('no answer'), { code: 'ETIMEDOUT' })));
    socket.once('error', reject);
    socket.once('secureConnect', () => {
      const { valid_to } = socket.getPeerCertificate();
      const { authorizationError } = socket as { authorizationError?: unknown };
      resolve({
        endsAt: Date.parse(valid_to),
        distrust: socket.authorized
          ? null
          : String((authorizationError as Error | undefined)?.message ?? authorizationError),
      });
      socket.destroy();
    });
  });
}
