const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

export type Window = { readonly most: number; readonly withinMs: number };

export type Thresholds = {
  readonly fewestMsOnForm: number;
  readonly perAddress: Window;
  readonly perPhone: Window;
  readonly inTotal: Window;
  readonly fewestLettersToJudge: number;
  readonly foreignShare: number;
  readonly spamWords: number;
};

/**
 * Limits above which a lead is quarantined. They favour visitors, because a lost client costs more than a spam call.
 * `LEADS_PER_MINUTE=0` disables the pace limits.
 */
export const THRESHOLDS: Thresholds = {
  // Even with autofill, ticking the consent and pressing the button take 3–4 s; 2 s leaves a margin.
  fewestMsOnForm: 2 * SECOND_MS,
  // Mobile operators share one IP address among hundreds of people, but the whole city sends few leads an hour.
  perAddress: { most: 6, withinMs: 10 * MINUTE_MS },
  // A person who compares offers may send three or four forms; the first ones have already been delivered.
  perPhone: { most: 4, withinMs: 60 * MINUTE_MS },
  // A radio advertisement brings at most ten leads an hour; sixty in ten minutes is a bot.
  inTotal: { most: 60, withinMs: 10 * MINUTE_MS },
  // Letters; shorter texts may be names such as «Alex» or «ЖК Riverside».
  fewestLettersToJudge: 12,
  // Share of letters; names of complexes, brands and models are Latin within Russian sentences.
  foreignShare: 0.8,
  // One such word may be the visitor's trade or a question; two indicate an offer.
  spamWords: 2,
};
