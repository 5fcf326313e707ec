import type { Company } from '../../../model/kinds/company.ts';
import type { PhotoView } from '../../lib/photo.ts';

const DAYS = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
};

export function generalContractor(company: Company, image: PhotoView): object {
  const { brand, tagline, phone, email, city, region, foundedYear, office, requisites, hours, messengers } = company;
  return {
    '@context': 'https://schema.org',
    '@type': 'GeneralContractor',
    '@id': '/#company',
    name: brand,
    legalName: plain(requisites.legalName),
    description: plain(`${brand} — ${tagline}`),
    url: '/',
    image: `/media/${image.id}-og.jpg`,
    telephone: phone,
    email,
    foundingDate: String(foundedYear),
    taxID: requisites.inn,
    address: {
      '@type': 'PostalAddress',
      streetAddress: streetOf(plain(office.address), plain(city)),
      addressLocality: plain(city),
      addressRegion: plain(region),
      addressCountry: 'RU',
    },
    geo: { '@type': 'GeoCoordinates', latitude: office.latitude, longitude: office.longitude },
    hasMap: office.mapUrl,
    areaServed: plain(region),
    openingHoursSpecification: hours.map(({ days, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days.map((day) => DAYS[day]),
      opens,
      closes,
    })),
    ...(messengers.length > 0 ? { sameAs: messengers.map(({ url }) => url) } : {}),
  };
}

/** The address of the office begins with its city, which schema.org wants apart. */
function streetOf(address: string, city: string): string {
  return address.startsWith(`${city}, `) ? address.slice(city.length + 2) : address;
}

/** Machines read plain spaces. */
function plain(text: string): string {
  return text.replaceAll('\u00a0', ' ');
}
