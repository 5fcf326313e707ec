import { createHmac } from 'node:crypto';
import { symmetricDecrypt } from 'better-auth/crypto';

/** Stores backup codes as HMACs, so a copy of the database does not reveal them. */
export function spareCodesOf(secret: string) {
  const hash = (code: string) => createHmac('sha256', secret).update(code).digest('hex');
  const isHash = (text: string) => /^[0-9a-f]{64}$/.test(text);
  return {
    hash,
    storage: {
      /** The library rewrites the remaining list after each use, so existing hashes are kept unchanged. */
      encrypt: async (json: string) =>
        JSON.stringify((JSON.parse(json) as string[]).map((code) => (isHash(code) ? code : hash(code)))),
      /** Lists without a JSON prefix are in the older format, encrypted by the library. */
      async decrypt(stored: string) {
        if (stored.startsWith('[')) return stored;
        const codes = JSON.parse(await symmetricDecrypt({ key: secret, data: stored })) as string[];
        return JSON.stringify(codes.map(hash));
      },
    },
  };
}
