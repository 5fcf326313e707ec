import type { Company } from '../../../model/kinds/company.ts';

export function websiteJsonLd({ brand }: Pick<Company, 'brand'>): object {
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
