import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { connect } from 'node:http2';
import { text } from 'node:stream/consumers';

export const NEEDS = ['h2load'];

type Load = { readonly connections: number; readonly requests: number };

/**
 * Requests all URLs in turn on every connection, over HTTP/2 with the encodings that browsers accept.
 * @returns received bytes without the TLS overhead
 */
export async function load(urls: readonly string[], { connections, requests }: Load): Promise<number> {
  const options = ['-n', String(requests), '-c', String(connections), '-m', '20'];
  const child = spawn('h2load', [...options, '-H', 'accept-encoding: gzip, deflate, br, zstd', ...urls]);
  const said = await text(child.stdout);
  if (!said.includes(`status codes: ${requests} 2xx`)) throw new Error(`h2load ${urls[0]} failed:\n${said}`);
  return Number(/^traffic: \S+ \((\d+)\)/m.exec(said)?.[1]);
}

/** Posts leads with different phone numbers on one connection. */
export async function sendLeads(origin: string, consentVersion: string | undefined, count: number): Promise<void> {
  const session = connect(origin, { rejectUnauthorized: false });
  let sent = 0;
  async function one(): Promise<void> {
    while (sent < count) {
      sent += 1;
      const phone = `8 9${String(Date.now() % 10)}0 ${String(sent).padStart(7, '0')}`;
      const body = { kind: 'callback', phone, consent: true, consentVersion, key: randomUUID() };
      const status = await post(session, JSON.stringify(body));
      if (status !== 201) throw new Error(`A lead was answered with ${status}`);
    }
  }
  await Promise.all(Array.from({ length: 8 }, one));
  session.close();
}

function post(session: ReturnType<typeof connect>, body: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const stream = session.request({
      ':method': 'POST',
      ':path': '/api/leads',
      'content-type': 'application/json',
    });
    let status = 0;
    stream.on('response', (headers) => {
      status = Number(headers[':status']);
    });
    stream.on('error', reject).on('close', () => resolve(status));
    stream.resume();
    stream.end(body);
  });
}
