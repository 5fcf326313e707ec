import type { Places } from '../../../server/ops/backup/places.ts';
import type { Journal } from '../access/journal.ts';
import type { PanelContext, Route } from '../http/route.ts';
import { Refusal } from '../http/route.ts';
import type { OneAtATime } from '../one-at-a-time.ts';
import type { OpenPreviews } from '../preview/open-previews.ts';
import type { CompanySite } from './company-site.ts';
import { isDemoContent } from './demo-content.ts';
import type { KeptAnswers } from './kept-answers.ts';

export type OwnCompanyParts = Pick<OpenPreviews, 'showContent'> & {
  readonly places: Places;
  readonly kept: KeptAnswers;
  readonly site: CompanySite;
  readonly journal: Journal;
  /** Runs a function while no other write to the content folder is running. */
  readonly alone: OneAtATime;
};

const NOT_DEMO = 'На сайте уже не показательное содержимое. Эта настройка его не заменяет.';

/** @throws {Refusal} if the content folder contains a real company */
export async function requireDemo({ contentDir }: Places): Promise<void> {
  if (!(await isDemoContent(contentDir))) throw new Refusal(409, NOT_DEMO);
}

/** Runs the handler only while the content folder contains the demo. */
export function forDemo(places: Places, handle: (context: PanelContext) => Promise<Response>): Route['handle'] {
  return async (context) => {
    await requireDemo(places);
    return handle(context);
  };
}
