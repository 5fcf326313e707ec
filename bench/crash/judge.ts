import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { LeadDatabase } from '../../server/leads/store/lead-database.ts';
import { openLeadDatabase } from '../../server/leads/store/open-lead-database.ts';
import { startCrashDelivery } from './delivery.ts';
import type { Killed } from './kill-repeatedly.ts';
import type { CrashSettings } from './settings.ts';
import { CRASH_CHANNELS, CRASH_RULES, SENT_FILE } from './settings.ts';

export type Verdict = {
  /** Acknowledged leads that are missing or stored under another number. */
  readonly lost: number;
  readonly leads: number;
  /** Leads without proof of consent or without a message for every channel. */
  readonly torn: number;
  /** Messages still leased or waiting after every lease has expired. */
  readonly stuck: number;
  /** Messages marked as delivered that no channel received. */
  readonly unsent: number;
  readonly sentTwice: number;
};

export async function judge({ promised }: Pick<Killed, 'promised'>, settings: CrashSettings): Promise<Verdict> {
  const database = await openLeadDatabase(settings);
  try {
    const rows = await database.read((db) => db.selectFrom('leads').select(['id', 'key', 'number']).execute());
    const numbers = new Map(rows.map(({ key, number }) => [key, number]));
    const lost = [...promised].filter(([key, number]) => numbers.get(key) !== number).length;
    const sent = await sentBefore(settings);
    const stuck = await drain(database, sent);
    const parts = await database.read(async (db) => ({
      consents: new Set((await db.selectFrom('consents').select('lead_id').execute()).map(({ lead_id }) => lead_id)),
      messages: await db.selectFrom('outbox').select(['key', 'lead_number', 'channel']).execute(),
    }));
    const messagesOf = Map.groupBy(parts.messages, ({ lead_number }) => lead_number);
    const isTorn = ({ id, number }: { readonly id: string; readonly number: number }) =>
      !parts.consents.has(id) || messagesOf.get(number)?.length !== CRASH_CHANNELS.length;
    return {
      lost,
      leads: rows.length,
      torn: rows.filter(isTorn).length,
      stuck,
      unsent: parts.messages.filter(({ channel, key }) => !sent.has(`${channel} ${key}`)).length,
      sentTwice: [...sent.values()].filter((times) => times > 1).length,
    };
  } finally {
    await database.close();
  }
}

async function sentBefore({ dataDir }: CrashSettings): Promise<Map<string, number>> {
  const text = await readFile(join(dataDir, SENT_FILE), 'utf8').catch(() => '');
  const sent = new Map<string, number>();
  for (const line of text.split('\n').filter(Boolean)) sent.set(line, (sent.get(line) ?? 0) + 1);
  return sent;
}

/** Returns the number of undelivered messages once the outbox stops shrinking. */
async function drain(database: LeadDatabase, sent: Map<string, number>): Promise<number> {
  const worker = startCrashDelivery(database, (message) => void sent.set(message, (sent.get(message) ?? 0) + 1));
  const left = () =>
    database.read(async (db) => {
      const rows = await db.selectFrom('outbox').select('key').where('state', '!=', 'delivered').execute();
      return rows.length;
    });
  let before = Number.POSITIVE_INFINITY;
  for (let now = await left(); now > 0 && now < before; now = await left()) {
    before = now;
    await sleep(20 * CRASH_RULES.leaseMs);
  }
  await worker.stop();
  return left();
}
