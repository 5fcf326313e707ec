import { closeSync, openSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { NewLead } from './lead.ts';
import type { AddResult, LeadStore, StoredKey } from './lead-store.ts';
import { migrate } from './migrate.ts';
import { inTransaction } from './transaction.ts';

const BUSY_TIMEOUT_MS = 5000;
const SYNCHRONOUS_FULL = 2;
const REPEAT_WINDOW_MS = 10 * 60_000;

/** Opens `leads.db`, makes sure that a commit reaches the disk, and brings the schema forward. */
export function openSqliteLeadStore(path: string): LeadStore {
  // Names and phones: nobody but this user reads the file. The -wal and -shm files inherit the rights.
  closeSync(openSync(path, 'a', 0o600));
  const db = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS });
  try {
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON');
    checkDurability(db, path);
    migrate(db);
    return createStore(db);
  } catch (error) {
    db.close();
    throw error;
  }
}

/** SQLite ignores a setting that it cannot follow, without an error: only reading back tells. */
export function checkDurability(db: DatabaseSync, path: string): void {
  const expected = {
    journal_mode: 'wal',
    synchronous: SYNCHRONOUS_FULL,
    busy_timeout: BUSY_TIMEOUT_MS,
    foreign_keys: 1,
  };
  for (const [name, value] of Object.entries(expected)) {
    const [found] = Object.values(db.prepare(`PRAGMA ${name}`).get() ?? {});
    if (found === value) continue;
    throw new Error(
      `База заявок ${path} не приняла настройку ${name} = ${value} (осталось ${found}). Без неё заявки могут пропасть при сбое. ` +
        'Положите DATA_DIR на обычный локальный диск, не на сетевой.',
    );
  }
}

function createStore(db: DatabaseSync): LeadStore {
  const byKey = db.prepare('SELECT number, body_hash FROM leads WHERE key = ?');
  const original = db.prepare(
    `SELECT id FROM leads WHERE phone = ? AND kind = ? AND page = ? AND created_at > ? AND repeat_of IS NULL AND status = 'accepted'
     ORDER BY number DESC LIMIT 1`,
  );
  const insertLead = db.prepare(
    `INSERT INTO leads (id, kind, phone, phone_typed, name, comment, subject, title_shown, price_shown, answers, page, attribution,
       key, body_hash, marketing, created_at, status, suspicion, repeat_of)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const insertConsent = db.prepare(
    `INSERT INTO consents (lead_id, purpose, document, version, sha256, label, checked_at, ip, user_agent, page)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );

  function findKey(key: string): StoredKey | null {
    const row = byKey.get(key);
    return row ? { number: Number(row.number), bodyHash: String(row.body_hash) } : null;
  }

  function findOriginal({ phone, kind, page, createdAt }: NewLead): string | null {
    const since = new Date(createdAt.getTime() - REPEAT_WINDOW_MS).toISOString();
    const row = original.get(phone, kind, page, since);
    return row ? String(row.id) : null;
  }

  function insert(lead: NewLead): number {
    const createdAt = lead.createdAt.toISOString();
    const { lastInsertRowid } = insertLead.run(
      lead.id,
      lead.kind,
      lead.phone,
      lead.phoneTyped,
      lead.name,
      lead.comment,
      lead.subject,
      lead.titleShown,
      lead.priceShown,
      lead.answers && JSON.stringify(lead.answers),
      lead.page,
      lead.attribution && JSON.stringify(lead.attribution),
      lead.key,
      lead.bodyHash,
      lead.marketing ? 1 : 0,
      createdAt,
      lead.suspicions.length > 0 ? 'quarantined' : 'accepted',
      JSON.stringify(lead.suspicions),
      findOriginal(lead),
    );
    for (const { purpose, document, version, sha256, label } of lead.consents) {
      insertConsent.run(
        lead.id,
        purpose,
        document,
        version,
        sha256,
        label,
        createdAt,
        lead.ip,
        lead.userAgent,
        lead.page,
      );
    }
    return Number(lastInsertRowid);
  }

  return {
    findKey: async (key) => findKey(key),
    add: async (lead): Promise<AddResult> =>
      inTransaction(db, () => {
        const known = findKey(lead.key);
        if (known) return { outcome: 'existing', ...known };
        return { outcome: 'added', number: insert(lead), bodyHash: lead.bodyHash };
      }),
    close: () => db.close(),
  };
}
