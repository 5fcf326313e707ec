import { createHmac, timingSafeEqual } from 'node:crypto';

/** Content of a token: `own` for the author's preview pane, `shared` for a shared link. */
export type Named = { readonly kind: 'own' | 'shared'; readonly id: string; readonly until: Date };

const KINDS = { o: 'own', s: 'shared' } as const;
const SHAPE = /^([os])\.([\w-]{22})\.([0-9a-z]{6,9})\.([\w-]{43})$/;

/** Signs preview tokens. The URL itself is the authorization, because a sandboxed frame sends no cookies. */
export function createTokens(secret: string) {
  const signatureOf = (text: string) => createHmac('sha256', secret).update(`preview\n${text}`).digest('base64url');
  return {
    sign({ kind, id, until }: Named): string {
      const text = [kind === 'own' ? 'o' : 's', id, Math.floor(until.getTime() / 1000).toString(36)].join('.');
      return `${text}.${signatureOf(text)}`;
    },
    read(token: string, now: Date): Named | null {
      const [, letter, id, seconds, signature] = SHAPE.exec(token) ?? [];
      if (!letter || !id || !seconds || !signature) return null;
      const expected = Buffer.from(signatureOf([letter, id, seconds].join('.')));
      if (!timingSafeEqual(expected, Buffer.from(signature))) return null;
      const until = new Date(Number.parseInt(seconds, 36) * 1000);
      return until > now ? { kind: KINDS[letter as keyof typeof KINDS], id, until } : null;
    },
  };
}
