import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Content } from '../content.ts';
import { workedEstimate } from '../estimate/estimate.ts';
import { formatDate } from '../format/date.ts';
import { formatRub } from '../format/money.ts';
import { plainSpaces } from '../format/typograph.ts';
import { textOf } from '../rich-text/rich-text.ts';
import { formatIssue } from './format-issue.ts';
import { createContentLoader } from './load-content.ts';

const TODAY = new Date('2026-11-20T10:00:00Z');
const DAY_MS = 86_400_000;

describe('the demo content', () => {
  let content: Content;
  /** Path inside the folder → file text with ordinary spaces. */
  const files = new Map<string, string>();

  beforeAll(async () => {
    const noProbe = async () => ({ width: 3, height: 2, color: '#aabbcc', hash: '0123456789' });
    const result = await createContentLoader('content', noProbe).load(TODAY);
    if (!result.ok) throw new Error(result.issues.map(formatIssue).join('\n'));
    content = result.content;
    for (const name of await readdir('content', { recursive: true })) {
      if (!/\.(yaml|md)$/.test(name) || name === 'README.md' || name.startsWith('templates')) continue;
      files.set(name, plainSpaces(await readFile(join('content', name), 'utf8')).replace(/\s+/g, ' '));
    }
  });

  /** Files about agreements or past events keep their original figures. */
  function isHistory(file: string): boolean {
    if (/^(works|reviews|documents)\//.test(file)) return true;
    const promotion = content.promotions.find(({ slug }) => file === `promotions/${slug}.yaml`);
    return promotion !== undefined && promotion.endsOn < content.today;
  }

  function number(text: string): number {
    return Number(text.replaceAll(' ', '').replace(',', '.'));
  }

  function everyMatch(pattern: RegExp): { readonly file: string; readonly found: RegExpMatchArray }[] {
    return [...files].flatMap(([file, text]) => [...text.matchAll(pattern)].map((found) => ({ file, found })));
  }

  test('has every price of a package or a service in figures only in its own file', () => {
    const priced = [
      ...content.packages.flatMap((item): [string, number][] => [
        [`packages/${item.slug}.yaml`, item.priceRubPerM2],
        [`packages/${item.slug}.yaml`, workedEstimate(item).totalRub],
      ]),
      ...content.services.map(({ slug, price }): [string, number] => [`services/${slug}.yaml`, price.rub]),
    ];
    const copies = priced.flatMap(([owner, rub]) => {
      const literal = new RegExp(`(?<![\\d,]|\\d )${plainSpaces(formatRub(rub))}`);
      return [...files]
        .filter(([file, text]) => file !== owner && !isHistory(file) && literal.test(text))
        .map(([file]) => `${file}: ${formatRub(rub)} of ${owner}`);
    });
    expect(copies).toEqual([]);
  });

  describe('multiplications in texts', () => {
    const RUB = '(\\d[\\d ]*) ₽';

    test('are correct for an area times a price', () => {
      const all = everyMatch(new RegExp(`(\\d[\\d,]*) м² по ${RUB},? — ${RUB}`, 'g'));
      expect(all.length).toBeGreaterThanOrEqual(6);
      for (const { file, found } of all) {
        const [, area = '', price = '', sum = ''] = found;
        expect(number(area) * number(price), `${file}: ${found[0]}`).toBeCloseTo(number(sum), 2);
      }
    });

    test('are correct for days of delay at half a per cent of the stage', () => {
      const all = everyMatch(new RegExp(`стоил ${RUB}, вычли ${RUB} × (\\d+) = ${RUB}`, 'g'));
      expect(all.length).toBe(3);
      for (const { file, found } of all) {
        const [stage = 0, perDay = 0, days = 0, sum = 0] = found.slice(1).map(number);
        expect([perDay, perDay * days], `${file}: ${found[0]}`).toEqual([stage * 0.005, sum]);
        const work = content.works.find(({ slug }) => file === `works/${slug}.yaml`);
        expect([work?.estimateRub, work?.actualDays], file).toEqual([
          (work?.finalRub ?? 0) + sum,
          (work?.plannedDays ?? 0) + days,
        ]);
      }
    });
  });

  describe('every work', () => {
    test('has as many days as lie between its first and last day', () => {
      for (const { slug, startedOn, finishedOn, actualDays } of content.works) {
        expect((Date.parse(finishedOn) - Date.parse(startedOn)) / DAY_MS + 1, slug).toBe(actualDays);
      }
    });

    test('has its events in date order, the last one on the last day', () => {
      for (const { slug, timeline, finishedOn, publishedOn } of content.works) {
        const dates = timeline.map(({ date }) => date);
        expect(dates, slug).toEqual(dates.toSorted());
        expect(dates.at(-1), slug).toBe(finishedOn);
        expect(publishedOn > finishedOn && publishedOn <= content.today, slug).toBe(true);
      }
    });

    test('has a review dated after its end, with a consent no earlier', () => {
      for (const { slug, date, work, consent } of content.reviews) {
        const finishedOn = content.works.find((item) => item.slug === work)?.finishedOn ?? '';
        expect(date > finishedOn && consent.givenOn >= date && consent.givenOn <= content.today, slug).toBe(true);
      }
    });

    test('shares no photograph with another work', () => {
      const owners = content.works.flatMap(({ slug, cover, gallery, beforeAfter }) => {
        const shown = [cover, ...gallery, ...beforeAfter.flatMap(({ before, after }) => [before, after])];
        return [...new Set(shown.map(({ file }) => file))].map((file) => ({ file, slug }));
      });
      const shared = owners.filter(({ file }, index) => owners.findIndex((other) => other.file === file) !== index);
      expect(shared).toEqual([]);
    });
  });

  test('has rooms on its plan that add up to the area', () => {
    for (const { slug, areaM2, plan } of [...content.works, ...content.flats]) {
      if (!plan) continue;
      expect(
        plan.rooms.reduce((sum, room) => sum + room.areaM2, 0),
        slug,
      ).toBeCloseTo(areaM2, 5);
    }
  });

  test('has the same price validity date in a text and in the facts', () => {
    const until = content.pages.packages.facts.find(({ label }) => label === 'Цены действуют')?.value ?? '';
    expect(until).toBe(`по ${plainSpaces(formatDate(content.company.pricesValidUntil))}`);
  });

  test('has articles of 600 to 1200 words', () => {
    for (const { slug, body } of content.articles) {
      const words = textOf(body).split(/\s+/).length;
      expect(words, slug).toBeGreaterThanOrEqual(600);
      expect(words, slug).toBeLessThanOrEqual(1200);
    }
  });
});
