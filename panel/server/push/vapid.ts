import { createECDH, createPrivateKey, hkdfSync, type KeyObject, sign } from 'node:crypto';

/** Key pair by which push services recognise the panel (VAPID, RFC 8292). */
export type VapidKey = { readonly publicKey: string; readonly privateKey: KeyObject };

/** Order of the group of P-256. */
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;
const SCALAR_HEX_DIGITS = 64;
const TOKEN_S = 12 * 3600;

/** Derives the key pair from the panel's secret, so an installation has no further secret to keep. */
export function vapidKeyOf(secret: string): VapidKey {
  // 48 bytes make the bias of the remainder negligible.
  const seed = Buffer.from(hkdfSync('sha256', secret, '', 'panel web push', 48)).toString('hex');
  const scalar = (BigInt(`0x${seed}`) % (ORDER - 1n)) + 1n;
  const d = Buffer.from(scalar.toString(16).padStart(SCALAR_HEX_DIGITS, '0'), 'hex');
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(d);
  const point = pair.getPublicKey();
  const text = (bytes: Buffer) => bytes.toString('base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x: text(point.subarray(1, 33)), y: text(point.subarray(33)), d: text(d) };
  return {
    publicKey: text(point),
    privateKey: createPrivateKey({ key: jwk, format: 'jwk' }),
  };
}

/** @param subject address at which the push service may reach the operator */
export function authorizationOf({ publicKey, privateKey }: VapidKey, endpoint: URL, subject: string, now: Date) {
  const claims = { aud: endpoint.origin, exp: Math.floor(now.getTime() / 1000) + TOKEN_S, sub: subject };
  const unsigned = [{ typ: 'JWT', alg: 'ES256' }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  const signature = sign('sha256', Buffer.from(unsigned), { key: privateKey, dsaEncoding: 'ieee-p1363' });
  return `vapid t=${unsigned}.${signature.toString('base64url')}, k=${publicKey}`;
}
