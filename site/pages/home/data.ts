import type { Content } from '../../../model/content.ts';
import { promotionState } from '../../../model/format/calendar.ts';
import type { Company } from '../../../model/kinds/company.ts';
import { type CalculatorView, toCalculator } from '../../features/calculator/calculator-data.ts';
import { deadlinesLine } from '../../features/deadlines/deadlines-data.ts';
import { type PackageColumnView, toPackageColumns } from '../../features/packages/package-column-data.ts';
import { type PromotionCardView, toPromotionCard } from '../../features/promotions/promotion-card-data.ts';
import { documentTitle } from '../../head/head-texts.ts';
import { questionsJsonLd } from '../../head/questions-json-ld.ts';
import type { JsonLd, PageSource } from '../../page-contract/page.ts';
import { toPhotoView } from '../../pictures/photo.ts';
import { type ServiceRow, serviceRows } from '../../services/service-rows.ts';
import { type ArticlesData, articlesData } from './articles-data.ts';
import { type ContactsData, contactsData } from './contacts-data.ts';
import { type FlatsData, flatsData } from './flats-data.ts';
import { type Heading, heading } from './heading.ts';
import { type HeroData, heroData } from './hero-data.ts';
import { picturesOf } from './pictures.ts';
import { type ReviewsData, reviewsData } from './reviews-data.ts';
import { type WorksData, worksData } from './works-data.ts';

export type HomeData = {
  readonly hero: HeroData;
  readonly packages: Heading & { readonly columns: readonly PackageColumnView[] };
  readonly calculator: Heading & { readonly prices: CalculatorView };
  readonly works: WorksData;
  readonly schedule: Heading & { readonly deadlines: string | null };
  readonly promotion: PromotionCardView | null;
  readonly flats: FlatsData | null;
  readonly reviews: ReviewsData | null;
  readonly services: (Heading & { readonly rows: readonly ServiceRow[] }) | null;
  readonly questions: Content['home']['questions'];
  readonly articles: ArticlesData;
  readonly closing: Content['home']['closing'];
  readonly contacts: ContactsData;
};

/** The page of services lists all. */
const SHOWN_SERVICES = 6;

export const source: PageSource<HomeData> = {
  data(content) {
    const { home, company } = content;
    const pictures = picturesOf(content);
    return {
      title: documentTitle(home.seo.title ?? home.hero.title, company.brand),
      description: home.seo.description ?? home.hero.lead,
      image: toPhotoView(content, home.seo.image ?? company.shareImage),
      ...(home.seo.noindex ? { noindex: true } : {}),
      verification: {
        'yandex-verification': company.analytics?.yandexVerification,
        'google-site-verification': company.analytics?.googleVerification,
      },
      jsonLd: [websiteJsonLd(company), ...questionsJsonLd(home.questions.items)],
      data: {
        hero: heroData(content),
        packages: { ...heading(home.packages), columns: toPackageColumns(content) },
        calculator: { ...heading(home.calculator), prices: toCalculator(content) },
        works: worksData(content, pictures),
        schedule: {
          ...heading(home.schedule),
          deadlines: deadlinesLine(content),
        },
        promotion: promotionData(content),
        flats: flatsData(content),
        reviews: reviewsData(content),
        services: home.services
          ? { ...heading(home.services), rows: serviceRows(content).slice(0, SHOWN_SERVICES) }
          : null,
        questions: home.questions,
        articles: articlesData(content, pictures),
        closing: home.closing,
        contacts: contactsData(content),
      },
    };
  },
};

function websiteJsonLd({ brand }: Pick<Company, 'brand'>): JsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': '/#website',
    name: brand,
    url: '/',
    inLanguage: 'ru',
    publisher: { '@id': '/#company' },
  };
}

function promotionData(content: Content): PromotionCardView | null {
  const promotion = content.promotions.find(({ slug }) => slug === content.home.promotion);
  if (!promotion || promotionState(promotion, content.today) !== 'running') return null;
  const { bannerTitle, title } = promotion;
  return { ...toPromotionCard(content, promotion), title: bannerTitle ?? title };
}
