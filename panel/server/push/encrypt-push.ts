import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** Keys of a browser's subscription, base64url. */
export type SubscriptionKeys = { readonly p256dh: string; readonly auth: string };

/** Random values of one message; tests set them to those of the example in RFC 8291. */
type Randomness = { readonly salt: Buffer; readonly privateKey: Buffer };

const RECORD_BYTES = 4096;
const LAST_RECORD = Buffer.of(2);

/** Encrypts a text for one browser: RFC 8291 with content encoding `aes128gcm` (RFC 8188). */
export function encryptPush(text: string, { p256dh, auth }: SubscriptionKeys, given?: Randomness): Buffer {
  const salt = given?.salt ?? randomBytes(16);
  const own = createECDH('prime256v1');
  if (given) own.setPrivateKey(given.privateKey);
  else own.generateKeys();
  const theirKey = Buffer.from(p256dh, 'base64url');
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirKey, own.getPublicKey()]);
  const shared = derive(own.computeSecret(theirKey), Buffer.from(auth, 'base64url'), info, 32);
  const key = derive(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const record = [cipher.update(text, 'utf8'), cipher.update(LAST_RECORD), cipher.final(), cipher.getAuthTag()];
  const recordSize = Buffer.alloc(4);
  recordSize.writeUInt32BE(RECORD_BYTES);
  return Buffer.concat([salt, recordSize, Buffer.of(own.getPublicKey().length), own.getPublicKey(), ...record]);
}

function derive(secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, length));
}
