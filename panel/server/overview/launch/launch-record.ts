import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { writeFileAtomic } from '../../../../server/disk/write-file-atomic.ts';
import type { Confirmable } from '../../../contract/launch.ts';
import { CONFIRMATIONS } from '../../../contract/launch.ts';
import type { OneAtATime } from '../../one-at-a-time.ts';
import { oneAtATime } from '../../one-at-a-time.ts';

export const CONFIRMABLE = Object.keys(CONFIRMATIONS) as [Confirmable, ...Confirmable[]];

const by = { who: z.string(), at: z.iso.datetime() };
const recordSchema = z.object({
  /** `subject`: what was confirmed, such as the phone number; a confirmation of another one is void. */
  confirmations: z.partialRecord(z.enum(CONFIRMABLE), z.object({ ...by, subject: z.string() })).default({}),
  /** Outcome of the last test message by channel. */
  tests: z.record(z.string(), z.object({ ...by, ok: z.boolean(), words: z.string() })).default({}),
});

export type LaunchRecord = z.infer<typeof recordSchema>;

const FILE = 'launch.json';

/** What people confirmed and tested for the opening of the site; part of every backup. */
export class LaunchRecords {
  readonly #dir: string;
  readonly #inTurn: OneAtATime = oneAtATime();

  constructor(dataDir: string) {
    this.#dir = join(dataDir, 'panel');
  }

  async read(): Promise<LaunchRecord> {
    const source = await readFile(join(this.#dir, FILE), 'utf8').catch(() => '{}');
    return recordSchema.parse(JSON.parse(source));
  }

  change(make: (known: LaunchRecord) => LaunchRecord): Promise<void> {
    return this.#inTurn(async () => {
      const next = make(await this.read());
      await mkdir(this.#dir, { recursive: true, mode: 0o700 });
      await writeFileAtomic(this.#dir, FILE, JSON.stringify(next, null, 2), { mode: 0o600 });
    });
  }
}
