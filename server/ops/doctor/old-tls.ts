import { connect } from 'node:tls';

const TIMEOUT_MS = 15_000;

/**
 * Whether somebody there agrees to TLS 1.0 or 1.1, which browsers gave up in 2020.
 * @throws where nobody answers at all
 */
export function takesOldTls(url: string): Promise<boolean> {
  const { hostname, port } = new URL(url);
  const host = hostname.replace(/^\[|\]$/g, '');
  return new Promise((resolve, reject) => {
    const socket = connect({
      ...{ host, port: Number(port || 443), servername: host, rejectUnauthorized: false },
      // OpenSSL itself offers the old ones only at its lowest level of safety.
      ...{ minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0' },
    });
    socket.setTimeout(TIMEOUT_MS, () => socket.destroy(Object.assign(new Error('no answer'), { code: 'ETIMEDOUT' })));
    socket.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code?.startsWith('ERR_SSL') || error.code === 'ECONNRESET') resolve(false);
      else reject(error);
    });
    socket.once('secureConnect', () => {
      resolve(true);
      socket.destroy();
    });
  });
}
