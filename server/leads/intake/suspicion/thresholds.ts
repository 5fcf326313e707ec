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
 * What a lead may look like before a person has to look at it. Each one errs on the visitor's side: a spammer who is called
 * costs a minute, a client who waits in quarantine costs an order. `LEADS_PER_MINUTE=0` switches off
 * whatever is about pace.
 */
export const THRESHOLDS: Thresholds = {
  // A browser fills a form in at once, but a person still has to tick the consent and press: 3–4 s at best, 2 with a margin.
  fewestMsOnForm: 2 * SECOND_MS,
  // Mobile operators put hundreds of people behind one address; a company of this size gets a handful of leads in an hour from the whole city.
  perAddress: { most: 6, withinMs: 10 * MINUTE_MS },
  // Somebody who chooses between packages, works and flats sends three or four forms; the first ones have been delivered anyway.
  perPhone: { most: 4, withinMs: 60 * MINUTE_MS },
  // The best hour after an advertisement on the radio brings ten; sixty in ten minutes is a machine.
  inTotal: { most: 60, withinMs: 10 * MINUTE_MS },
  // «Alex», «ЖК Riverside» and e-mail addresses are no foreign text: shorter ones are not judged.
  fewestLettersToJudge: 12,
  // Names of complexes, brands of tiles and models of boilers are Latin within Russian sentences.
  foreignShare: 0.8,
  // One such word may be a trade or a question; two together are an offer.
  spamWords: 2,
};
