import {
  type EffectiveHoliday,
  effectiveHolidays,
  type Holiday,
} from '../../model/calling-hours/effective-holidays.ts';
import type { Content } from '../../model/content.ts';
import type { Company } from '../../model/kinds/company.ts';
import type { Crumb, JsonLd } from '../page-contract/page.ts';
import { shareImageUrl, toPhotoView } from '../pictures/photo.ts';

type Weekday = Company['hours'][number]['days'][number];

const DAYS: Record<Weekday, string> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
};

/** Structured data of the company. Omits ratings: a company must not rate itself. */
export function companyJsonLd(content: Content): JsonLd {
  const { company, packages } = content;
  const { brand, tagline, office, requisites, hours, holidays = [], messengers } = company;
  const region = company.region;
  const prices = packages.map(({ priceRubPerM2 }) => priceRubPerM2);
  return {
    '@context': 'https://schema.org',
    '@type': 'GeneralContractor',
    '@id': '/#company',
    name: brand,
    legalName: requisites.legalName,
    description: `${brand} — ${tagline}`,
    url: '/',
    image: shareImageUrl(toPhotoView(content, office.photo ?? company.shareImage)),
    telephone: company.phone,
    email: company.email,
    taxID: requisites.inn,
    foundingDate: String(company.foundedYear),
    ...(prices.length > 0 ? { priceRange: `${Math.min(...prices)}–${Math.max(...prices)} ₽/м²` } : {}),
    address: postalAddress(company),
    ...geoOf(office),
    hasMap: office.mapUrl,
    areaServed: { '@type': 'AdministrativeArea', name: region },
    openingHours: hours.map(({ days, opens, closes }) => `${days.map(shortDay).join(',')} ${opens}-${closes}`),
    openingHoursSpecification: hours.map(({ days, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days.map((day) => DAYS[day]),
      opens,
      closes,
    })),
    ...(holidays.length > 0 ? { specialOpeningHoursSpecification: effectiveHolidays(holidays).map(specialHours) } : {}),
    ...(messengers.length > 0 ? { sameAs: messengers.map(({ url }) => url) } : {}),
  };
}

function geoOf({ latitude, longitude }: Company['office']): object {
  if (latitude === undefined || longitude === undefined) return {};
  return { geo: { '@type': 'GeoCoordinates', latitude, longitude } };
}

function shortDay(day: Weekday): string {
  return DAYS[day].slice(0, 2);
}

/** Equal opening and closing times mean that the company is closed. */
function specialHours({ entry, from, to }: EffectiveHoliday<Holiday>): object {
  const { opens = '00:00', closes = '00:00' } = entry;
  return { '@type': 'OpeningHoursSpecification', validFrom: from, validThrough: to, opens, closes };
}

export function breadcrumbsJsonLd(crumbs: readonly Crumb[]): JsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: to,
    })),
  };
}

/** schema.org requires the city separately from the street address. */
function postalAddress({ office, city, region }: Company): object {
  const [address, locality] = [office.address, city];
  return {
    '@type': 'PostalAddress',
    streetAddress: address.startsWith(`${locality}, `) ? address.slice(locality.length + 2) : address,
    addressLocality: locality,
    addressRegion: region,
    addressCountry: 'RU',
  };
}
