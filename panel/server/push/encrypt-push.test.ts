import { verify } from 'node:crypto';
import { expect, test } from 'vitest';
import { encryptPush } from './encrypt-push.ts';
import { authorizationOf, vapidKeyOf } from './vapid.ts';

const bytes = (text: string) => Buffer.from(text, 'base64url');

test('the example of RFC 8291 is encrypted to the octet', () => {
  const keys = {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  };
  const random = {
    salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'),
    privateKey: bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'),
  };
  expect(encryptPush('When I grow up, I want to be a watermelon', keys, random).toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
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
