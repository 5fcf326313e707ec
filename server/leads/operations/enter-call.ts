import { randomUUID } from 'node:crypto';
import type { NewLead } from '../contract/lead.ts';
import { insertLead } from '../store/insert-lead.ts';
import type { LeadDatabase } from '../store/lead-database.ts';
import type { Act } from './apply-action.ts';
import { writeChange } from './apply-action.ts';
import { assignTo } from './lead-progress.ts';
import { toLeadProgress } from './progress-columns.ts';

/** What staff write down of a person who called or came by. */
export type Call = Pick<NewLead, 'key' | 'phone' | 'phoneTyped' | 'name' | 'comment'> & {
  /** How the person came to know the company; empty if unknown. */
  readonly source: string;
};

/**
 * Stores a lead that its author already works on: no call was promised, no channel gets it, and there is no consent of
 * a form. Returns its number, for a key that is already stored the number of that lead.
 */
export function enterCall(database: LeadDatabase, call: Call, act: Act): Promise<number> {
  return database.write(async (db) => {
    const { outcome, number } = await insertLead(db, toLead(call, act.now), []);
    if (outcome === 'added') {
      const row = await db.selectFrom('leads').selectAll().where('number', '=', number).executeTakeFirstOrThrow();
      await writeChange(db, row, { progress: assignTo(toLeadProgress(row), act), event: { what: 'taken' } }, act);
    }
    return number;
  });
}

function toLead({ source, ...call }: Call, now: Date): NewLead {
  return {
    ...call,
    id: randomUUID(),
    kind: 'call',
    // Statistics and exports read the source of a lead from this key.
    attribution: { utm_source: source === '' ? 'звонок' : source },
    subject: '',
    titleShown: '',
    priceShown: '',
    callTime: '',
    contactBy: 'call',
    page: '',
    answers: null,
    marketing: false,
    consents: [],
    bodyHash: '',
    createdAt: now,
    givenAt: null,
    suspicions: [],
    ip: '',
    userAgent: '',
  };
}
