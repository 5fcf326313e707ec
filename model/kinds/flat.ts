import { z } from 'zod';
import { areaM2, httpsUrl, isoDate, photo, reference, rub, seo, text } from '../fields.ts';
import { planSchema } from './plan.ts';

export const flatSchema = z
  .strictObject({
    title: text(60).describe('«2-комнатная, 64,4 м²»'),
    rooms: z.int().min(0).max(9).describe('0 — студия'),
    status: z
      .enum(['available', 'reserved', 'sold'])
      .describe('available — свободна, reserved — бронь, sold — продана'),
    reservedUntil: isoDate.optional(),
    priceRub: rub,
    previousPriceRub: rub.optional(),
    priceChangedOn: isoDate.optional(),
    unfinishedPriceRubPerM2: rub.optional().describe('Сколько стоит метр без отделки в том же доме'),
    areaM2,
    livingAreaM2: areaM2.optional(),
    kitchenAreaM2: areaM2.optional(),
    floor: z.int().min(1).max(100),
    floorsTotal: z.int().min(1).max(100),
    ceilingM: z.number().min(2).max(8),
    house: text(60).describe('«кирпич, 2027»'),
    windows: text(40),
    bathroom: text(40),
    keysOn: isoDate.optional().describe('Когда ключи; без даты — дом сдан'),
    city: text(40),
    district: text(60),
    address: text(80),
    complex: text(60).optional(),
    mapUrl: httpsUrl,
    saleBasis: z.enum(['ownership', 'assignment', 'shared']).describe('собственность, уступка или ДДУ'),
    projectDeclarationUrl: httpsUrl.optional(),
    package: reference('package').optional().describe('В каком пакете отремонтирована'),
    summary: text(300),
    features: z.array(text(120)).min(2).max(12),
    plan: planSchema,
    photos: z.array(photo).min(1).max(20),
    photosNote: text(160).optional(),
    publishedOn: isoDate,
    seo: seo.optional(),
  })
  .check((context) => {
    const flat = context.value;
    const complain = (field: string, message: string) =>
      context.issues.push({ code: 'custom', input: undefined, path: [field], message });
    if (flat.floor > flat.floorsTotal) complain('floor', `Этаж ${flat.floor} выше дома: в нём ${flat.floorsTotal}.`);
    if (flat.status === 'reserved' && !flat.reservedUntil) complain('reservedUntil', 'Бронь до какого числа?');
    if (flat.saleBasis !== 'ownership' && !flat.projectDeclarationUrl) {
      complain('projectDeclarationUrl', 'При уступке и ДДУ закон просит ссылку на проектную декларацию.');
    }
  });
export type Flat = z.infer<typeof flatSchema>;
