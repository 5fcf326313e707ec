import type { CallFacts } from '../../../model/calling-hours/call-promise.ts';
import type { Company } from '../../../model/kinds/company.ts';
import type { Pages } from '../../../model/kinds/pages.ts';
import type { ArticleCardView } from '../../features/articles/article-card-data.ts';
import { toArticleCard } from '../../features/articles/article-card-data.ts';
import { documentTitle } from '../../head/head-texts.ts';
import type { PageSource } from '../../page-contract/page.ts';
import { callFacts } from '../../shell/facts/call-facts.ts';

type Visit = NonNullable<Pages['thankyou']['measuring']>;
type NextStep = { readonly date: string; readonly title: string; readonly text: string };

export type ThankyouData = Pick<Pages['thankyou'], 'lead'> & {
  readonly steps: readonly NextStep[];
  readonly viewingSteps?: readonly NextStep[];
  readonly calls: CallFacts;
  readonly visits: { readonly measuring?: Visit; readonly viewing?: Visit };
  readonly office: Pick<Company['office'], 'address' | 'note' | 'mapUrl'>;
  readonly articles: readonly ArticleCardView[];
};

const ARTICLES = 3;

export const source: PageSource<ThankyouData> = {
  data(content) {
    const { title, lead, steps, measuring, viewing } = content.pages.thankyou;
    const { address, note, mapUrl } = content.company.office;
    return {
      title: documentTitle(title, content.company.brand),
      description: 'Номер заявки и что будет дальше.',
      noindex: true,
      data: {
        lead,
        calls: callFacts(content),
        steps: toSteps(steps),
        ...(viewing ? { viewingSteps: toSteps(viewing.steps) } : {}),
        visits: { ...(measuring ? { measuring } : {}), ...(viewing ? { viewing: toVisit(viewing) } : {}) },
        office: { address, note, mapUrl },
        articles: content.articles.slice(0, ARTICLES).map((article) => toArticleCard(content, article)),
      },
    };
  },
};

function toSteps(steps: Pages['thankyou']['steps']): NextStep[] {
  return steps.map(({ when, ...step }) => ({ date: when, ...step }));
}

function toVisit({ who, bring }: Visit): Visit {
  return { who, bring };
}
