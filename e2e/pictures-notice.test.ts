import { expect } from 'vitest';
import { test } from './support/fixtures.ts';
import { allPaths } from './support/sweep.ts';

const SAYS_PHOTOGRAPH = /(?<![а-яё])(?:снимо?к|фотограф|фото(?![а-яё]))/i;

test('every page with pictures discloses once that they are renderings, and calls none a photograph', async ({
  site,
}) => {
  for (const path of await allPaths(site.url)) {
    const html = await (await fetch(site.url + path)).text();
    const notices = [...html.matchAll(/<aside[^>]* data-pictures-notice=""[^>]*>(.*?)<\/aside>/g)];
    expect(
      notices.map(([, words = '']) => words.includes('визуализации')),
      path,
    ).toEqual([true]);
    const main = /<main.*<\/main>/s.exec(html)?.[0] ?? '';
    expect(main.match(/нарисован[ыо] на компьютере/g) ?? [], path).toEqual([]);
    const names = [...main.matchAll(/ (?:alt|aria-label)="([^"]*)"/g)].map(([, name = '']) => name);
    expect(
      names.filter((name) => SAYS_PHOTOGRAPH.test(name)),
      path,
    ).toEqual([]);
  }
});
