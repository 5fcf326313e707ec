import { expect, test } from 'vitest';
import type { Content } from '../../model/content.ts';
import { breadcrumbsJsonLd, companyJsonLd } from './company-json-ld.ts';

const company = {
  brand: 'Преголя',
  tagline: 'ремонт квартир в Калининграде',
  city: 'Калининград',
  region: 'Калининградская область',
  foundedYear: 2011,
  phone: '+74012000000',
  email: 'smeta@pregolya.example',
  hours: [{ days: ['mon', 'sat'], opens: '09:00', closes: '20:00' }],
  messengers: [],
  office: {
    address: 'Калининград, ул. Набережная, 18',
    latitude: 54.7,
    longitude: 20.5,
    mapUrl: 'https://maps.example/',
  },
  requisites: { legalName: 'ООО «Преголя»', inn: '3900000000' },
  shareImage: { file: 'office.jpg', alt: 'Офис' },
};
const photos = new Map([['office.jpg', { width: 1, height: 1, color: '#fff', hash: 'abc' }]]);
const content = { company, packages: [], photos } as unknown as Content;

test('the company data names the city once', () => {
  expect(companyJsonLd(content)).toMatchObject({
    '@id': '/#company',
    description: 'Преголя — ремонт квартир в Калининграде',
    image: '/media/office.abc-og.jpg',
    address: { streetAddress: 'ул. Набережная, 18', addressLocality: 'Калининград' },
    openingHoursSpecification: [{ dayOfWeek: ['Monday', 'Saturday'], opens: '09:00', closes: '20:00' }],
  });
});

test('the company data contains contacts, location and registration details', () => {
  expect(companyJsonLd(content)).toMatchObject({
    '@type': 'GeneralContractor',
    name: 'Преголя',
    legalName: 'ООО «Преголя»',
    url: '/',
    telephone: '+74012000000',
    email: 'smeta@pregolya.example',
    taxID: '3900000000',
    foundingDate: '2011',
    geo: { latitude: 54.7, longitude: 20.5 },
    hasMap: 'https://maps.example/',
    areaServed: { name: 'Калининградская область' },
  });
});

test('the company data contains holidays and short days without overlap', () => {
  const holidays = [
    { from: '2027-01-01', to: '2027-01-08' },
    { from: '2027-01-08', opens: '11:00', closes: '16:00' },
    { from: '2026-12-31', opens: '09:00', closes: '15:00' },
  ];
  const jsonLd = companyJsonLd({ ...content, company: { ...company, holidays } } as unknown as Content);
  expect(jsonLd).toMatchObject({
    specialOpeningHoursSpecification: [
      { validFrom: '2026-12-31', validThrough: '2026-12-31', opens: '09:00', closes: '15:00' },
      { validFrom: '2027-01-01', validThrough: '2027-01-07', opens: '00:00', closes: '00:00' },
      { validFrom: '2027-01-08', validThrough: '2027-01-08', opens: '11:00', closes: '16:00' },
    ],
  });
});

test('missing facts of the company leave no empty keys', () => {
  expect(companyJsonLd(content)).not.toHaveProperty('sameAs');
  expect(companyJsonLd(content)).not.toHaveProperty('priceRange');
});

test('the positions of breadcrumbs are counted from one', () => {
  const crumbs = [
    { label: 'Главная', to: '/' },
    { label: 'О компании', to: '/about' },
  ];
  expect(breadcrumbsJsonLd(crumbs)).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Главная', item: '/' },
      { position: 2, name: 'О компании', item: '/about' },
    ],
  });
});
