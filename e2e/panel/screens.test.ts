import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { overflowPx } from '../support/looks.ts';
import { axeViolations } from '../support/sweep.ts';
import { PHONE } from '../support/visitor.ts';
import { test } from './support/fixtures.ts';

/** One screen of each kind, with a selector that matches once the screen has loaded. */
const SCREENS = [
  ['/', 'main a[href="/content/works"]'],
  ['/content/works', 'main table'],
  ['/content/works/dvushka-na-artilleriyskoy', '[id="field-facts.plan"] svg'],
  ['/content/articles/nemeckiy-dom-perekrytiya', 'main table [aria-label="Строка 1, столбец 1"]'],
  ['/unfinished', 'main h2'],
  ['/publishing', 'main section'],
  ['/photos', 'main img'],
] as const;

test('the screens of an editor are read by everybody and fit every screen', async ({ enter }) => {
  const page = await enter('editor', { viewport: PHONE });
  for (const [path, sign] of SCREENS) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.locator(sign).first().waitFor();
    await page
      .getByRole('banner')
      .getByRole('link', { name: /на сайте|не отвечает/i })
      .waitFor();
    expect(await axeViolations(page), path).toEqual([]);
    for (const width of [320, PHONE.width, 768, 1200, 1440])
      expect(await overflowPx(page, width), `${path} at ${width} px`).toBe(0);
    await page.setViewportSize(PHONE);
  }
});

const TITLED = [
  ...['/overview', '/leads', '/unfinished', '/photos', '/people', '/journal', '/archive'],
  ...['/publishing', '/account', '/leads/erase', '/content/works'],
];

test('the title of a tab says which screen it holds', async ({ enter, newGuest, office }) => {
  const expectTitled = async (page: Page, path: string) => {
    await page.goto(path);
    const heading = page.getByRole('heading', { level: 1 });
    await heading.waitFor();
    await expect.poll(() => page.title(), { message: path }).toContain(await heading.innerText());
  };
  const page = await enter('admin');
  for (const path of TITLED) await expectTitled(page, path);
  await expectTitled(await newGuest(office), '/');
});
