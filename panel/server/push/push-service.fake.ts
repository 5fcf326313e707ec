import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { lookup } from 'node:dns';
import { createServer } from 'node:https';
import type { AddressInfo, LookupFunction } from 'node:net';
import { CERTIFICATE, PRIVATE_KEY } from '../../../server/leads/outgoing/certificate.fake.ts';
import type { PushPlaces } from './push-places.ts';

type Answer = { readonly status: number; readonly headers?: Record<string, string> } | 'silence';

/** A push service on the loopback address. It answers 201 until `answerWith` names other answers, used in turn. */
export async function startPushService() {
  const received: { path: string; headers: NodeJS.Dict<string | string[]>; body: Buffer }[] = [];
  let answers: Answer[] = [];
  const server = createServer({ key: PRIVATE_KEY, cert: CERTIFICATE }, async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
    const answer = answers.shift() ?? { status: 201 };
    if (answer !== 'silence') response.writeHead(answer.status, answer.headers).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `https://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const places: PushPlaces = { isEndpoint: () => true, lookup: lookup as LookupFunction, ca: CERTIFICATE };
  return {
    ...{ received, places },
    answerWith(...next: readonly Answer[]) {
      answers = [...next];
    },
    /** A browser with a subscription to this service. */
    newBrowser(name = 'one') {
      const keys = createECDH('prime256v1');
      const p256dh = keys.generateKeys('base64url');
      const auth = randomBytes(16);
      return {
        subscription: { endpoint: `${origin}/${name}`, p256dh, auth: auth.toString('base64url') },
        /** Decrypts a body by RFC 8291, as a browser does. */
        read(body: Buffer) {
          const [salt, sender, record] = [body.subarray(0, 16), body.subarray(21, 86), body.subarray(86)];
          const derive = (secret: Buffer, from: Buffer, info: Buffer, length: number) =>
            Buffer.from(hkdfSync('sha256', secret, from, info, length));
          const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender]);
          const shared = derive(keys.computeSecret(sender), auth, info, 32);
          const key = derive(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
          const nonce = derive(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
          const cipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(record.subarray(-16));
          const padded = Buffer.concat([cipher.update(record.subarray(0, -16)), cipher.final()]);
          return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString());
        },
      };
    },
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
