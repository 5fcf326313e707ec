import type { Content } from '../../../model/content.ts';
import type { weekday } from '../../../model/kinds/company.ts';

const DAYS: Record<(typeof weekday)['options'][number], string> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
};

/** The company and its site for search engines. Stars are for others to give, so there are none. */
export function companyJsonLd({ company, packages, photos }: Content): object[] {
  const { brand, office, requisites, hours, messengers, shareImage } = company;
  const prices = packages.map(({ priceRubPerM2 }) => priceRubPerM2);
  const shareHash = photos.get(shareImage.file)?.hash;
  const organization = {
    '@context': 'https://schema.org',
    '@type': 'GeneralContractor',
    '@id': '/#company',
    name: brand,
    legalName: requisites.legalName,
    description: plain(company.tagline),
    url: '/',
    ...(shareHash ? { image: `/media/${shareImage.file.replace(/\.[a-z]+$/i, '')}.${shareHash}-og.jpg` } : {}),
    telephone: company.phone,
    email: company.email,
    taxID: requisites.inn,
    foundingDate: String(company.foundedYear),
    ...(prices.length > 0 ? { priceRange: `${Math.min(...prices)}–${Math.max(...prices)} ₽/м²` } : {}),
    address: {
      '@type': 'PostalAddress',
      streetAddress: streetOf(plain(office.address), plain(company.city)),
      addressLocality: company.city,
      addressRegion: plain(company.region),
      addressCountry: 'RU',
    },
    geo: { '@type': 'GeoCoordinates', latitude: office.latitude, longitude: office.longitude },
    areaServed: { '@type': 'AdministrativeArea', name: plain(company.region) },
    openingHoursSpecification: hours.map(({ days, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days.map((day) => DAYS[day]),
      opens,
      closes,
    })),
    ...(messengers.length > 0 ? { sameAs: messengers.map(({ url }) => url) } : {}),
  };
  const website = {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': '/#website',
    name: brand,
    url: '/',
    inLanguage: 'ru',
    publisher: { '@id': '/#company' },
  };
  return [organization, website];
}

/** The address of the office begins with its city, which schema.org wants apart. */
function streetOf(address: string, city: string): string {
  return address.startsWith(`${city}, `) ? address.slice(city.length + 2) : address;
}

/** Machines read plain spaces. */
function plain(text: string): string {
  return text.replaceAll('\u00a0', ' ');
}
