import type { WithSlug } from '../../../model/content.ts';
import { escapeMarkup } from '../../../model/format/escape-markup.ts';
import type { Company } from '../../../model/kinds/company.ts';
import type { Vacancy } from '../../../model/kinds/vacancy.ts';
import type { JsonLd } from '../../page-contract/page.ts';

const EMPLOYMENT: Record<Vacancy['employment'], string> = {
  full: 'FULL_TIME',
  part: 'PART_TIME',
  contract: 'CONTRACTOR',
};

type Employer = Pick<Company, 'brand' | 'city' | 'region' | 'office' | 'utcOffsetHours'>;

export function jobPosting(
  { brand, city, region, office, utcOffsetHours }: Employer,
  vacancy: WithSlug<Vacancy>,
): JsonLd {
  const { slug, title, employment, postedOn, validUntil } = vacancy;
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: title,
    description: description(vacancy),
    identifier: { '@type': 'PropertyValue', name: brand, value: slug },
    datePosted: postedOn,
    validThrough: `${validUntil}T23:59:59+${String(utcOffsetHours).padStart(2, '0')}:00`,
    employmentType: EMPLOYMENT[employment],
    directApply: true,
    url: '/about/vacancies',
    hiringOrganization: { '@type': 'Organization', '@id': '/#company', name: brand, sameAs: '/' },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        streetAddress: office.address,
        addressLocality: city,
        addressRegion: region,
        addressCountry: 'RU',
      },
    },
    ...baseSalary(vacancy),
  };
}

function baseSalary({ salaryFromRub, salaryToRub }: Vacancy): object {
  if (!salaryFromRub && !salaryToRub) return {};
  return {
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'RUB',
      value: {
        '@type': 'QuantitativeValue',
        unitText: 'MONTH',
        ...(salaryFromRub ? { minValue: salaryFromRub } : {}),
        ...(salaryToRub ? { maxValue: salaryToRub } : {}),
      },
    },
  };
}

/** Search engines expect the description as HTML. */
function description({ summary, duties, requirements, offers }: Vacancy): string {
  const list = (title: string, items: readonly string[]) =>
    `<p>${title}:</p><ul>${items.map((item) => `<li>${escapeMarkup(item)}</li>`).join('')}</ul>`;
  return [
    `<p>${escapeMarkup(summary)}</p>`,
    list('Что делать', duties),
    list('Что нужно', requirements),
    list('Что даём', offers),
  ].join('');
}
