import type { Updateable } from 'kysely';
import type { LeadsTable } from '../store/schema.ts';
import type { LeadRow } from '../store/stored-leads.ts';
import type { LeadProgress } from './lead-progress.ts';

export function toLeadProgress(row: LeadRow): LeadProgress {
  return {
    stage: row.stage,
    stageAt: momentOf(row.stage_at),
    loss: row.loss_reason === null ? null : { reason: row.loss_reason, words: row.loss_words },
    taken:
      row.taken_by === null || row.taken_at === null
        ? null
        : { id: row.taken_by, name: row.taken_by_name, at: new Date(row.taken_at) },
    firstTouchAt: momentOf(row.first_touch_at),
    remindAt: momentOf(row.remind_at),
  };
}

export function progressColumns({ stage, stageAt, loss, taken, firstTouchAt, remindAt }: LeadProgress) {
  return {
    stage,
    stage_at: stageAt?.toISOString() ?? null,
    loss_reason: loss?.reason ?? null,
    loss_words: loss?.words ?? '',
    taken_by: taken?.id ?? null,
    taken_by_name: taken?.name ?? '',
    taken_at: taken?.at.toISOString() ?? null,
    first_touch_at: firstTouchAt?.toISOString() ?? null,
    remind_at: remindAt?.toISOString() ?? null,
  } satisfies Updateable<LeadsTable>;
}

function momentOf(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}
