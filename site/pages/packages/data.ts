import type { Content } from '../../../model/content.ts';
import type { Package } from '../../../model/kinds/package.ts';
import type { Pages } from '../../../model/kinds/pages.ts';
import { type CalculatorView, toCalculator } from '../../features/calculator/calculator-data.ts';
import { deadlinesLine } from '../../features/deadlines/deadlines-data.ts';
import { type PackageColumnView, toPackageColumns } from '../../features/packages/package-column-data.ts';
import { type PaperLink, toPaperLinks } from '../../features/papers/paper-links-data.ts';
import { documentTitle, shortDescription } from '../../head/head-texts.ts';
import type { JsonLd, PageSource } from '../../page-contract/page.ts';
import { type PhotoView, toPhotoView } from '../../pictures/photo.ts';
import { type ServiceRow, serviceRows } from '../../services/service-rows.ts';
import { type Comparison, comparePackages } from './compare-packages.ts';

type Services = NonNullable<Content['home']['services']>;

export type PackagesData = Pick<Pages['packages'], 'title' | 'lead' | 'facts' | 'form'> & {
  readonly photo: PhotoView;
  readonly steps: { readonly title: string; readonly lead: string; readonly columns: readonly PackageColumnView[] };
  readonly comparison: Comparison & { readonly title: string; readonly lead: string };
  readonly schedule: Pick<Content['home']['schedule'], 'title' | 'lead' | 'stages' | 'notes'>;
  readonly deadlines: string | null;
  readonly prices: CalculatorView;
  /** Payment schedule of the most popular package. */
  readonly payments: { readonly packageTitle: string; readonly parts: Package['payments'] } | null;
  readonly papers: readonly PaperLink[];
  readonly works: (Pick<Services, 'title' | 'lead'> & { readonly rows: readonly ServiceRow[] }) | null;
};

export const source: PageSource<PackagesData> = {
  data(content) {
    const { pages, packages, home, company } = content;
    const { title, lead, photo, facts, form, seo } = pages.packages;
    const { stepsTitle, stepsLead, compareTitle, compareLead } = pages.packages;
    const description = shortDescription(seo?.description ?? lead);
    const usual = packages.find(({ popular }) => popular) ?? packages[0];
    return {
      title: documentTitle(seo?.title ?? title, company.brand),
      description,
      image: toPhotoView(content, seo?.image ?? photo),
      ...(seo?.noindex ? { noindex: true } : {}),
      jsonLd: [packagesJsonLd(content, description)],
      data: {
        title,
        lead,
        photo: toPhotoView(content, photo),
        facts,
        steps: { title: stepsTitle, lead: stepsLead, columns: toPackageColumns(content) },
        comparison: { title: compareTitle, lead: compareLead, ...comparePackages(packages) },
        schedule: home.schedule,
        deadlines: deadlinesLine(content),
        prices: toCalculator(content),
        payments: usual ? { packageTitle: usual.title, parts: usual.payments } : null,
        papers: toPaperLinks(content),
        works: home.services
          ? { title: home.services.title, lead: home.services.lead, rows: serviceRows(content) }
          : null,
        form,
      },
    };
  },
};

function packagesJsonLd({ pages, packages, company }: Content, description: string): JsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'Service',
    name: pages.packages.title,
    serviceType: 'Ремонт квартир',
    description,
    url: '/remont',
    provider: { '@id': '/#company' },
    areaServed: { '@type': 'AdministrativeArea', name: company.region },
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: pages.packages.title,
      itemListElement: packages.map(({ slug, title, summary, priceRubPerM2 }) => ({
        '@type': 'Offer',
        name: title,
        description: summary,
        url: `/remont/${slug}`,
        priceCurrency: 'RUB',
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          priceCurrency: 'RUB',
          minPrice: priceRubPerM2,
          unitCode: 'MTK',
        },
      })),
    },
  };
}
