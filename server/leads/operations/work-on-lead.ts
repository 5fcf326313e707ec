import type { LeadStage, Loss } from '../../../model/lead/lead-stages.ts';
import { lossWords } from '../../../model/lead/lead-stages.ts';
import type { LeadDatabase } from '../store/lead-database.ts';
import { unquarantineLead } from '../store/unquarantine-lead.ts';
import type { Act, LeadUpdate } from './apply-action.ts';
import { applyAction } from './apply-action.ts';
import type { Author } from './lead-progress.ts';
import { assignTo, handTo, setStage, withFirstTouch } from './lead-progress.ts';

/** @param holder assignee that the person saw; when it has changed, the lead is not taken over */
export function takeLead(
  database: LeadDatabase,
  number: number,
  { holder, ...act }: Act & { readonly holder: string | null },
) {
  return applyAction(database, number, act, (progress) =>
    (progress.taken?.id ?? null) === holder ? { progress: assignTo(progress, act), event: { what: 'taken' } } : null,
  );
}

/** Hands a lead to a colleague without a first touch or a change of its stage. @param holder as in `takeLead` */
export function handOverLead(
  database: LeadDatabase,
  number: number,
  { to, holder, ...act }: Act & { readonly to: Author; readonly holder: string | null },
) {
  return applyAction(database, number, act, (progress) =>
    (progress.taken?.id ?? null) === holder
      ? { progress: handTo(progress, to, act.now), event: { what: 'taken', words: to.name } }
      : null,
  );
}

type Move = Act & {
  readonly to: LeadStage;
  readonly from: LeadStage;
  readonly loss: Loss | null;
};

export function moveLead(
  database: LeadDatabase,
  number: number,
  { to, from, loss, ...act }: Move,
): Promise<LeadUpdate> {
  return applyAction(database, number, act, (progress) =>
    progress.stage === from
      ? {
          progress: setStage(progress, to, { ...act, loss }),
          event: { what: 'stage', words: loss === null ? '' : lossWords(loss) },
        }
      : null,
  );
}

export function noteOnLead(
  database: LeadDatabase,
  number: number,
  { words, ...act }: Act & { readonly words: string },
) {
  return applyAction(database, number, act, (progress) => ({
    progress: withFirstTouch(progress, act),
    event: { what: 'note', words },
  }));
}

export function remindOfLead(
  database: LeadDatabase,
  number: number,
  { at, ...act }: Act & { readonly at: Date | null },
) {
  return applyAction(database, number, act, (progress) => ({
    progress: { ...withFirstTouch(progress, act), remindAt: at },
    event: { what: 'reminder', remind_at: at?.toISOString() ?? null },
  }));
}

/** Only records the event; `resendLead` does the resending. */
export function recordResend(
  database: LeadDatabase,
  number: number,
  { words, ...act }: Act & { readonly words: string },
) {
  return applyAction(database, number, act, (progress) => ({ progress, event: { what: 'resent', words } }));
}

/**
 * Releases a lead from quarantine, delivers it and resets the stage `spam` to `new`. The suspicions stay on record. A
 * release is no first touch: the visitor still waits for the promised call.
 */
export function markAsNotSpam(
  database: LeadDatabase,
  number: number,
  { channels, ...act }: Act & { readonly channels: readonly string[] },
): Promise<LeadUpdate> {
  return applyAction(database, number, act, async (progress, db) => {
    const wasHeld = await unquarantineLead(db, number, { channels, now: act.now, humanCheck: null });
    if (!wasHeld && progress.stage !== 'spam') return null;
    const next = progress.stage === 'spam' ? setStage(progress, 'new', { ...act, loss: null }) : progress;
    return { progress: next, event: { what: 'released' } };
  });
}
