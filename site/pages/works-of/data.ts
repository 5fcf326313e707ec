import type { Content } from '../../../model/content.ts';
import type { Pages } from '../../../model/kinds/pages.ts';
import { listPageHead } from '../../features/list/list-page-head.ts';
import { type Landing, type LandingLink, toLandingLink, worksLandings } from '../../features/works/landings.ts';
import { toWorkCard, type WorkCardView } from '../../features/works/work-card-data.ts';
import { worksJsonLd } from '../../features/works/works-json-ld.ts';
import type { PageSource } from '../../page-contract/page.ts';
import { type Fact, landingFacts } from './landing-facts.ts';

export type WorksOfData = {
  readonly text: readonly string[];
  readonly facts: readonly Fact[];
  readonly works: readonly WorkCardView[];
  /** Package that all works of the page share. */
  readonly package: { readonly slug: string; readonly title: string } | null;
  readonly others: readonly LandingLink[];
  readonly form: Pages['works']['form'];
};

export const source: PageSource<WorksOfData, Landing[]> = {
  shared: worksLandings,
  params: (content) => worksLandings(content).map(({ params }) => params),

  data(content, { paket, dom }, landings) {
    const landing = landings.find(({ params }) => params.paket === paket && params.dom === dom);
    if (!landing) return null;
    const { words, works, label } = landing;
    const cards = works.map((work) => toWorkCard(content, work));
    return {
      ...listPageHead(content, words, { breadcrumb: label, picture: cards[0]?.cover }),
      jsonLd: [worksJsonLd(works)],
      data: {
        text: words.text,
        facts: landingFacts(content, landing),
        works: cards,
        package: packageOf(content, landing),
        others: landings.filter((other) => other !== landing).map(toLandingLink),
        form: content.pages.works.form,
      },
    };
  },
};

function packageOf({ packages }: Content, { words }: Landing): WorksOfData['package'] {
  const item = packages.find(({ slug }) => slug === words.package);
  return item ? { slug: item.slug, title: item.title } : null;
}
