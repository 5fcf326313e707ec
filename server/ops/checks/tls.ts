import { type ConnectionOptions, connect, type TLSSocket } from 'node:tls';

const TIMEOUT_MS = 15_000;

export type Certificate = {
  readonly endsAt: number;
  readonly distrust: string | null;
};

/** Reads the host's certificate, valid or not. @throws when the host presents none */
export function readCertificate(url: string): Promise<Certificate> {
  return shakeHands(url, {}, (socket) => {
    const { authorizationError } = socket as { authorizationError?: unknown };
    const reason = String((authorizationError as Error | undefined)?.message ?? authorizationError);
    return { endsAt: Date.parse(socket.getPeerCertificate().valid_to), distrust: socket.authorized ? null : reason };
  });
}

/** Whether the host accepts TLS 1.0 or 1.1, which browsers dropped in 2020. @throws when the host does not answer */
export function takesOldTls(url: string): Promise<boolean> {
  // OpenSSL offers TLS 1.0 and 1.1 only at its lowest security level.
  const old = { minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0' } as const;
  return shakeHands(url, old, () => true).catch((error: NodeJS.ErrnoException) => {
    if (error.code?.startsWith('ERR_SSL') || error.code === 'ECONNRESET') return false;
    throw error;
  });
}

function shakeHands<Seen>(url: string, options: ConnectionOptions, see: (socket: TLSSocket) => Seen): Promise<Seen> {
  const { hostname, port } = new URL(url);
  const host = hostname.replace(/^\[|\]$/g, '');
  return new Promise((resolve, reject) => {
    const socket = connect({
      host,
      port: Number(port || 443),
      servername: host,
      rejectUnauthorized: false,
      ...options,
    });
    socket.setTimeout(TIMEOUT_MS, () => socket.destroy(Object.assign(new Error('no answer'), { code: 'ETIMEDOUT' })));
    socket.once('error', reject);
    socket.once('secureConnect', () => {
      resolve(see(socket));
      socket.destroy();
    });
  });
}
