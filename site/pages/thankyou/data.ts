import type { CallFacts } from '../../../model/calling-hours/call-promise.ts';
import type { Pages } from '../../../model/kinds/pages.ts';
import type { ArticleCardView } from '../../features/articles/article-card-data.ts';
import { toArticleCard } from '../../features/articles/article-card-data.ts';
import { documentTitle } from '../../head/head-texts.ts';
import type { PageSource } from '../../page-contract/page.ts';
import { callFacts } from '../../shell/call-facts.ts';

export type ThankyouData = Pick<Pages['thankyou'], 'lead'> & {
  readonly steps: readonly { readonly date: string; readonly title: string; readonly text: string }[];
  readonly calls: CallFacts;
  readonly articles: readonly ArticleCardView[];
};

const ARTICLES = 3;

export const source: PageSource<ThankyouData> = {
  data(content) {
    const { title, lead, steps } = content.pages.thankyou;
    return {
      title: documentTitle(title, content.company.brand),
      description: 'Номер заявки и что будет дальше.',
      noindex: true,
      data: {
        lead,
        calls: callFacts(content),
        steps: steps.map(({ when, ...step }) => ({ date: when, ...step })),
        articles: content.articles.slice(0, ARTICLES).map((article) => toArticleCard(content, article)),
      },
    };
  },
};
