const stages = {
  new: { title: 'новая', isOver: false },
  'in-work': { title: 'в работе', isOver: false },
  called: { title: 'созвонились', isOver: false },
  visit: { title: 'встреча', isOver: false },
  won: { title: 'договор', isOver: true },
  lost: { title: 'отказ', isOver: true },
  spam: { title: 'спам', isOver: true },
} as const;

/** How far people have come with a lead, in the order of the way. Quarantine, which the program decides on, is beside it. */
export type LeadStage = keyof typeof stages;
export const LEAD_STAGES: Readonly<Record<LeadStage, { readonly title: string; readonly isOver: boolean }>> = stages;
export const LEAD_STAGE_NAMES = Object.keys(stages) as [LeadStage, ...LeadStage[]];

/** The person was spoken to when a lead comes here: the term of keeping begins anew. */
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

/** Why nothing came of a lead. */
export type LossReason = keyof typeof reasons;
export const LOSS_REASONS: Readonly<Record<LossReason, string>> = reasons;
export const LOSS_REASON_NAMES = Object.keys(reasons) as [LossReason, ...LossReason[]];

export type Loss = { readonly reason: LossReason; readonly words: string };

/** The longest texts that people of the company write to a lead, in characters. */
export const WAY_LIMITS = { note: 2000, lossWords: 300 } as const;

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
