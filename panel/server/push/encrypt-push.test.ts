import { verify } from 'node:crypto';
import { expect, test } from 'vitest';
import { encryptPush } from './encrypt-push.ts';
import { authorizationOf, vapidKeyOf } from './vapid.ts';

const bytes = (text: string) => Buffer.from(text, 'base64url');
const base64Of = (hex: string) => Buffer.from(hex, 'hex').toString('base64url');

test('the example of RFC 8291 is encrypted to the octet', () => {
  const keys = {
    p256dh: base64Of(
      '042571b2becdfde360551aaf1ed0f4cd366c11cebe555f89bcb7b186a53339173168ece2ebe018597bd30479b86e3c8f8eced577ca59187e9246990db682008b0e',
    ),
    auth: base64Of('05305932a1c7eabe13b6cec9fda48882'),
  };
  const random = {
    salt: Buffer.from('0c6bfaadad67958803092d454676f397', 'hex'),
    privateKey: Buffer.from('c9f58f89813e9f8e872e71f42aa64e1757c9254dcc62b72ddc010bb4043ea11c', 'hex'),
  };
  expect(encryptPush('When I grow up, I want to be a watermelon', keys, random).toString('hex')).toBe(
    '0c6bfaadad67958803092d454676f397000010004104fe33f4ab0dea71914db55823f73b54948f41306d920732dbb9a59a53286482200e597a7b7bc260ba1c227998580992e93973002f3012a28ae8f06bbb78e5ec0ff297de5b429bba7153d3a4ae0caa091fd425f3b4b5414add8ab37a19c1bbb05cf5cb5b2a2e0562d558635641ec52812c6c8ff42e95ccb86be7cd',
  );
});

test('a secret always gives the same key, another secret another one, and the key signs for one service', () => {
  const key = vapidKeyOf('a'.repeat(32));
  expect(vapidKeyOf('a'.repeat(32)).publicKey).toBe(key.publicKey);
  expect(vapidKeyOf('b'.repeat(32)).publicKey).not.toBe(key.publicKey);
  const now = new Date('2026-11-20T10:00:00Z');
  const words = authorizationOf(key, new URL('https://push.example/send/1'), 'https://panel.example', now);
  const [, header = '', claims = '', signature = ''] = /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=/.exec(words) ?? [];
  expect(words.endsWith(`k=${key.publicKey}`)).toBe(true);
  expect(JSON.parse(bytes(claims).toString())).toEqual({
    aud: 'https://push.example',
    exp: now.getTime() / 1000 + 12 * 3600,
    sub: 'https://panel.example',
  });
  const signed = Buffer.from(`${header}.${claims}`);
  const check = { key: key.privateKey, dsaEncoding: 'ieee-p1363' } as const;
  expect(verify('sha256', signed, check, bytes(signature))).toBe(true);
});
