const stages = {
  new: { title: 'новая', isOver: false },
  'in-work': { title: 'в работе', isOver: false },
  called: { title: 'созвонились', isOver: false },
  visit: { title: 'встреча', isOver: false },
  won: { title: 'договор', isOver: true },
  lost: { title: 'отказ', isOver: true },
  spam: { title: 'спам', isOver: true },
} as const;

/** Stages of a lead set by staff, in order. Quarantine is separate, because the program sets it. */
export type LeadStage = keyof typeof stages;
export const LEAD_STAGES: Readonly<Record<LeadStage, { readonly title: string; readonly isOver: boolean }>> = stages;
export const LEAD_STAGE_NAMES = Object.keys(stages) as [LeadStage, ...LeadStage[]];

/** Stages that imply a conversation; entering one restarts the retention period. */
export const SPOKEN_STAGES: readonly LeadStage[] = ['called', 'visit', 'won'];

const reasons = {
  expensive: 'дорого',
  competitor: 'выбрали другую компанию',
  postponed: 'отложили',
  unsuitable: 'не подошли условия',
  'not-ours': 'такого не делаем',
  'no-answer': 'не дозвонились',
  mistake: 'заявку не оставляли',
  other: 'другое',
} as const;

export type LossReason = keyof typeof reasons;
export const LOSS_REASONS: Readonly<Record<LossReason, string>> = reasons;
export const LOSS_REASON_NAMES = Object.keys(reasons) as [LossReason, ...LossReason[]];

export type Loss = { readonly reason: LossReason; readonly words: string };

/** Maximum lengths in characters of staff notes on a lead. */
export const STAGE_TEXT_LIMITS = { note: 2000, lossWords: 300 } as const;

/** «дорого (у соседей дешевле)». */
export function lossWords({ reason, words }: Loss): string {
  const title = LOSS_REASONS[reason] ?? reason;
  return words === '' ? title : `${title} (${words})`;
}

/** «отказ: дорого». */
export function stageWords(stage: LeadStage, loss: Loss | null = null): string {
  const title = LEAD_STAGES[stage]?.title ?? stage;
  return loss === null ? title : `${title}: ${lossWords(loss)}`;
}
