import { createHmac } from 'node:crypto';
import { symmetricDecrypt } from 'better-auth/crypto';

/** How spare codes lie in the database: hashed, so that who reads it cannot use them. */
export function spareCodesOf(secret: string) {
  const hash = (code: string) => createHmac('sha256', secret).update(code).digest('hex');
  const isHash = (text: string) => /^[0-9a-f]{64}$/.test(text);
  return {
    hash,
    storage: {
      /** The library stores the list anew when a code is used: what is hashed stays. */
      encrypt: async (json: string) =>
        JSON.stringify((JSON.parse(json) as string[]).map((code) => (isHash(code) ? code : hash(code)))),
      /** Lists of before were encrypted by the library. */
      async decrypt(stored: string) {
        if (stored.startsWith('[')) return stored;
        const codes = JSON.parse(await symmetricDecrypt({ key: secret, data: stored })) as string[];
        return JSON.stringify(codes.map(hash));
      },
    },
  };
}
