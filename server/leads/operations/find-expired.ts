import type { ExpressionBuilder } from 'kysely';
import type { LeadSender } from '../../../model/lead/lead-kinds.ts';
import { LEAD_KIND_NAMES, LEAD_KINDS } from '../../../model/lead/lead-kinds.ts';
import { hasRowLocks } from '../store/dialect.ts';
import type { LeadQueries } from '../store/lead-database.ts';
import type { LeadTables } from '../store/schema.ts';
import { yearsAfter } from './end-consents.ts';
import type { LeadToRemove } from './remove-lead.ts';

/**
 * Retention terms as published in content/documents: policy, consent, consent-vacancy, consent-marketing,
 * consent-review.
 */
const LEAD_YEARS = 1;
const APPLICANT_DAYS = 30;
const MARKETING_YEARS = 3;
const DAY_MS = 24 * 60 * 60_000;

const TERM_FROM: Readonly<Record<LeadSender, 'receipt' | 'contact'>> = {
  client: 'contact',
  applicant: 'receipt',
  reviewer: 'contact',
};
const KEPT_FROM_RECEIPT = LEAD_KIND_NAMES.filter((kind) => TERM_FROM[LEAD_KINDS[kind].sender] === 'receipt');

export type ExpiredLead = LeadToRemove & { readonly keepsForMarketing: boolean };

/** Returns leads past their retention term that still hold more data than allowed. */
export async function findExpired(db: LeadQueries, now: Date, limit: number): Promise<ExpiredLead[]> {
  const contactSince = yearsAfter(now, -LEAD_YEARS).toISOString();
  const replySince = new Date(now.getTime() - APPLICANT_DAYS * DAY_MS).toISOString();
  const marketingSince = yearsAfter(now, -MARKETING_YEARS).toISOString();
  const rows = await db
    .selectFrom('leads')
    .select((of) => ['id', 'number', 'phone', allowsMarketing(of, marketingSince).as('allows_marketing')])
    .where((of) => {
      const { and, or, not } = of;
      const isOver = or([
        and([of('kind', 'in', KEPT_FROM_RECEIPT), of('created_at', '<', replySince)]),
        and([
          of('kind', 'not in', KEPT_FROM_RECEIPT),
          of('last_contact_at', '<', contactSince),
          not(hasNewerContact(of, contactSince)),
        ]),
      ]);
      return and([isOver, or([of('reduced_at', 'is', null), not(allowsMarketing(of, marketingSince))])]);
    })
    .orderBy('number')
    .limit(limit)
    .$if(hasRowLocks(db), (query) => query.forUpdate().skipLocked())
    .execute();
  return rows.map(({ allows_marketing, ...lead }) => ({ ...lead, keepsForMarketing: Boolean(allows_marketing) }));
}

type LeadsExpression = ExpressionBuilder<LeadTables, 'leads'>;

function allowsMarketing({ exists, selectFrom }: LeadsExpression, since: string) {
  return exists(
    selectFrom('consents')
      .select('purpose')
      .whereRef('lead_id', '=', 'leads.id')
      .where('purpose', '=', 'marketing')
      .where('checked_at', '>=', since),
  );
}

/** A later lead from the same phone counts as contact. */
function hasNewerContact({ exists, selectFrom }: LeadsExpression, since: string) {
  return exists(
    selectFrom('leads as later')
      .select('later.id')
      .whereRef('later.phone', '=', 'leads.phone')
      .where('later.kind', 'not in', KEPT_FROM_RECEIPT)
      .where('later.status', '=', 'accepted')
      .where('later.last_contact_at', '>=', since),
  );
}
