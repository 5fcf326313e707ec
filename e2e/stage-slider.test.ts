import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { launchBrowser } from './support/browser.ts';
import { DESKTOP, newVisitor, PHONE } from './support/visitor.ts';

const siteUrl = inject('siteUrl');
const WORK = '/works/dvushka-na-artilleriyskoy';
const CAPTION = /День\s\d+\sиз\s74/;
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

test.each(['/', WORK])('keys lead through the days of the room on %s, one stage at a press', async (path) => {
  const { page, leave } = await newVisitor(browser, siteUrl, { viewport: DESKTOP });
  await page.goto(path);
  const slider = page.getByRole('slider', { name: 'День ремонта' });
  const told = async () => (await slider.getAttribute('aria-valuetext'))?.replace(/\s/g, ' ') ?? '';
  const seen = () => page.getByText(CAPTION).filter({ visible: true }).allInnerTexts();
  await slider.press('Home');
  await expect.poll(told).toMatch(/^день 1 из 74, .*, оплачено 444 600 ₽$/);
  const heard = [await told()];
  for (let step = 0; step < 4; step += 1) {
    await slider.press('ArrowRight');
    heard.push(await told());
  }
  expect(new Set(heard).size).toBe(5);
  expect(heard.at(-1)).toMatch(/^день 74 из 74, .*, оплачено 1 482 000 ₽$/);
  await expect.poll(async () => (await seen()).length).toBe(1);
  expect((await seen())[0]).toMatch(/День.74.из.74/);
  await slider.press('ArrowLeft');
  await expect.poll(seen).not.toEqual([expect.stringMatching(/День.74/)]);
  await leave();
});

test('a finger chooses the nearest stage', async () => {
  const { page, leave } = await newVisitor(browser, siteUrl, { viewport: PHONE });
  await page.goto(WORK);
  const slider = page.getByRole('slider', { name: 'День ремонта' });
  await slider.press('Home');
  await slider.scrollIntoViewIfNeeded();
  const box = await slider.boundingBox();
  if (!box) throw new Error('The slider is not drawn');
  await page.mouse.click(box.x + box.width * 0.97, box.y + box.height / 2);
  await expect.poll(() => slider.getAttribute('aria-valuetext')).toMatch(/^день 74/);
  await leave();
});

test('without scripts and on paper all states are there with day and money', async () => {
  const { page, leave } = await newVisitor(browser, siteUrl, { javaScriptEnabled: false, viewport: PHONE });
  await page.goto(WORK);
  const captions = page.getByText(CAPTION).filter({ visible: true });
  expect(await captions.count()).toBe(5);
  expect(
    await page
      .getByText(/Оплачено\s444\s600/)
      .first()
      .isVisible(),
  ).toBe(true);
  expect(await page.getByText('День ремонта', { exact: true }).isVisible()).toBe(false);
  await leave();

  const printer = await newVisitor(browser, siteUrl, { viewport: DESKTOP });
  await printer.page.goto(WORK);
  await printer.page.emulateMedia({ media: 'print' });
  expect(await printer.page.getByText(CAPTION).filter({ visible: true }).count()).toBe(5);
  await printer.leave();
});
