import type { LeadStage, Loss } from '../../../model/lead/lead-stages.ts';
import { LEAD_STAGES } from '../../../model/lead/lead-stages.ts';

/** A member of staff; an empty ID means the command line. */
export type Author = { readonly id: string; readonly name: string };
export const AT_COMMAND_LINE: Author = { id: '', name: '' };
export const BY_ROTA: Author = { id: 'rota', name: 'по очереди' };

export type LeadProgress = {
  readonly stage: LeadStage;
  readonly stageAt: Date | null;
  /** Set only when the stage is `lost`. */
  readonly loss: Loss | null;
  readonly taken: (Author & { readonly at: Date }) | null;
  readonly firstTouchAt: Date | null;
  readonly remindAt: Date | null;
};

type StaffAction = { readonly author: Author; readonly now: Date };

/** Every action counts as a touch, except handing over and a move to `new`; the time of the first one stays. */
export function withFirstTouch(progress: LeadProgress, { now }: Pick<StaffAction, 'now'>): LeadProgress {
  return progress.firstTouchAt === null ? { ...progress, firstTouchAt: now } : progress;
}

/** Makes a person responsible for the lead. It is no touch: the promised call is still due. */
export function handTo(progress: LeadProgress, person: Author, now: Date): LeadProgress {
  return { ...progress, taken: { ...person, at: now } };
}

/** Assigns the lead to the author; a new lead moves to the stage `in-work`. */
export function assignTo(progress: LeadProgress, { author, now }: StaffAction): LeadProgress {
  const taken = handTo(withFirstTouch(progress, { now }), author, now);
  return progress.stage === 'new' ? { ...taken, stage: 'in-work', stageAt: now } : taken;
}

/**
 * Moves a lead to any stage, since staff correct mistakes. An unassigned lead goes to the author; the stage `new`
 * clears the assignment and the first touch, so the promised call is due again; a final stage clears the reminder;
 * only `lost` has a reason.
 */
export function setStage(
  progress: LeadProgress,
  stage: LeadStage,
  { author, now, loss }: StaffAction & { readonly loss: Loss | null },
): LeadProgress {
  const isUnassigned = stage === 'new';
  return {
    ...progress,
    firstTouchAt: isUnassigned ? null : (progress.firstTouchAt ?? now),
    stage,
    stageAt: now,
    loss: stage === 'lost' ? loss : null,
    taken: isUnassigned ? null : (progress.taken ?? { ...author, at: now }),
    remindAt: isUnassigned || LEAD_STAGES[stage].isOver ? null : progress.remindAt,
  };
}
