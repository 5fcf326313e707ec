import type { Pages } from '../../../model/kinds/pages.ts';
import type { ArticleCardView } from '../../features/articles/article-card-data.ts';
import { toArticleCard } from '../../features/articles/article-card-data.ts';
import { documentTitle, shortDescription } from '../../lib/head-texts.ts';
import type { PageSource } from '../../lib/page.ts';

export type ThankyouData = Pick<Pages['thankyou'], 'title' | 'lead'> & {
  readonly steps: readonly { readonly date: string; readonly title: string; readonly text: string }[];
  readonly articles: readonly ArticleCardView[];
};

const ARTICLES = 3;

export const source: PageSource<ThankyouData> = {
  data(content) {
    const { title, lead, steps } = content.pages.thankyou;
    return {
      title: documentTitle(title, content.company.brand),
      description: shortDescription(lead),
      noindex: true,
      data: {
        title,
        lead,
        steps: steps.map(({ when, ...step }) => ({ date: when, ...step })),
        articles: content.articles.slice(0, ARTICLES).map((article) => toArticleCard(content, article)),
      },
    };
  },
};
