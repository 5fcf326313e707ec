import type { LeadStage } from '../../../model/lead/lead-stages.ts';
import { LEAD_STAGE_NAMES } from '../../../model/lead/lead-stages.ts';
import type { LeadDatabase, LeadQueries } from '../store/lead-database.ts';
import type { LeadFilter } from './lead-filter.ts';
import { selectLeads } from './lead-filter.ts';

export type LeadCounts = {
  /** Counts of accepted leads within their retention term. */
  readonly stages: Readonly<Record<LeadStage, number>>;
  readonly quarantined: number;
  /** Leads with a dead letter or a failing message. */
  readonly undelivered: number;
  readonly due: number;
  /** Includes quarantined leads. */
  readonly spam: number;
  readonly all: number;
};

export function countLeads(database: LeadDatabase, now: Date): Promise<LeadCounts> {
  return database.read(async (db) => {
    const rows = await db
      .selectFrom('leads')
      .select((of) => ['stage', 'status', of.fn.countAll<number>().as('total')])
      .where('reduced_at', 'is', null)
      .groupBy(['stage', 'status'])
      .execute();
    const accepted = new Map(
      rows.flatMap((row) => (row.status === 'accepted' ? [[row.stage, Number(row.total)]] : [])),
    );
    const countOf = (filter: LeadFilter) => countIn(db, filter);
    return {
      stages: Object.fromEntries(
        LEAD_STAGE_NAMES.map((stage) => [stage, accepted.get(stage) ?? 0]),
      ) as LeadCounts['stages'],
      quarantined: rows
        .filter(({ stage, status }) => status === 'quarantined' && stage !== 'spam')
        .reduce((total, row) => total + Number(row.total), 0),
      undelivered: await countOf({ isUndelivered: true }),
      due: await countOf({ remindBy: now }),
      spam: await countOf({ stages: ['spam'] }),
      all: await countOf({}),
    };
  });
}

export function countFound(database: LeadDatabase, filter: LeadFilter): Promise<number> {
  return database.read((db) => countIn(db, filter));
}

async function countIn(db: LeadQueries, filter: LeadFilter): Promise<number> {
  const { total } = await selectLeads(db, filter)
    .clearSelect()
    .select((of) => of.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}
