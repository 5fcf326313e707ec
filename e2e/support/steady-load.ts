import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestOptions } from 'node:http';
import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';

export type Load = {
  /** Failed requests; empty when every response was as expected. */
  readonly failures: readonly string[];
  /** Numbers of acknowledged leads by idempotency key. */
  readonly thanked: ReadonlyMap<string, number>;
  answered(): number;
  stop(): Promise<void>;
};

type Options = { readonly url: string; readonly paths: readonly string[]; readonly consentVersion: string };

/**
 * Starts visitors that read pages and send leads without pauses over kept-alive connections, like a proxy. Requests are
 * not retried.
 */
export function startLoad({ url, paths, consentVersion }: Options): Load {
  const agent = new Agent({ keepAlive: true });
  const failures: string[] = [];
  const thanked = new Map<string, number>();
  let isOver = false;
  let answers = 0;

  async function ask(path: string, body?: string): Promise<string> {
    const options: RequestOptions = body ? { method: 'POST', headers: { 'content-type': 'application/json' } } : {};
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      request(new URL(path, url), { ...options, agent, timeout: 30_000 }, resolve)
        .on('error', reject)
        .on('timeout', () => reject(new Error('no answer')))
        .end(body);
    });
    const answer = await text(response);
    if (response.statusCode !== (body ? 201 : 200)) throw new Error(`${response.statusCode} ${answer.slice(0, 200)}`);
    answers += 1;
    return answer;
  }

  async function repeat(what: string, act: (turn: number) => Promise<void>): Promise<void> {
    for (let turn = 0; !isOver && failures.length === 0; turn += 1) {
      await act(turn).catch((error: Error) => failures.push(`${what}: ${error.message}`));
    }
  }

  const read = (path: string) => repeat(path, async () => void (await ask(path)));
  const send = (visitor: number) =>
    repeat('lead', async (turn) => {
      const key = randomUUID();
      const phone = `8 90${visitor} ${String(turn).padStart(7, '0')}`;
      const lead = { kind: 'callback', phone, consent: true, consentVersion, key };
      const { number } = JSON.parse(await ask('/api/leads', JSON.stringify(lead))) as { number: number };
      thanked.set(key, number);
    });
  const running = Promise.all([...paths.map(read), send(0), send(1)]);
  return {
    failures,
    thanked,
    answered: () => answers,
    async stop() {
      isOver = true;
      await running;
      agent.destroy();
    },
  };
}
