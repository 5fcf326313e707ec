import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { LONG_WORD as WORD } from '../../model/load/long-words.fixture.ts';
import type { Entry } from '../../panel/contract/content.ts';
import { postForm, readForm } from '../support/html-form.ts';
import { overflowPx } from '../support/looks.ts';
import { PHONE } from '../support/visitor.ts';
import { test } from './support/fixtures.ts';
import { newPhotos } from './support/new-photos.ts';
import { PASSWORD } from './support/panel-process.ts';

const WIDTHS = [PHONE.width, 768, 1440];
const SAME_ORIGIN = { 'Sec-Fetch-Site': 'same-origin' };

async function expectToFit(page: Page, place: string, besides = ''): Promise<void> {
  for (const width of WIDTHS) {
    expect(await overflowPx(page, width), `${place} at ${width} px`).toBeLessThanOrEqual(0);
    expect(await cutOff(page, besides), `${place} at ${width} px`).toEqual([]);
  }
}

function cutOff(page: Page, besides: string): Promise<string[]> {
  return page.evaluate((exempt) => {
    const isScrolled = (box: Element) =>
      box.scrollWidth > box.clientWidth + 1 && /auto|scroll/.test(getComputedStyle(box).overflowX);
    const isBeyond = (box: Element) => box.getBoundingClientRect().right > innerWidth + 1;
    const boxes = [...document.querySelectorAll('body :not(input, textarea, svg *)')].filter(
      (box) => box.checkVisibility() && (exempt === '' || !box.closest(exempt)),
    );
    return boxes
      .filter((box) => isScrolled(box) || (box.closest('header') !== null && isBeyond(box)))
      .map((box) => box.outerHTML.slice(0, 120));
  }, besides);
}

async function longName(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Пароль', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Начать работу' }).click();
  await page.getByRole('button', { name: WORD, exact: true }).waitFor();
}

test('a lead with one long word in every field fits its list, its sheet and the journal', async ({
  office,
  newGuest,
}) => {
  const email = `${'s'.repeat(50)}@${randomUUID()}.ru`;
  const page = await newGuest(office);
  await longName(page, await office.invite({ email, name: WORD, role: 'admin' }));
  const form = await readForm(office.site.url, '/contacts', 'callback');
  const answers = {
    ...{ name: WORD, phone: '+7 911 300-00-01', comment: WORD.repeat(4), titleShown: WORD, consent: 'yes' },
    answers: JSON.stringify({ [WORD]: WORD }),
    attribution: JSON.stringify({ first: { utm_source: WORD, utm_campaign: WORD, landing: `/${WORD}` } }),
    page: `/${WORD}`,
  };
  for (const title of [WORD, 'Второй раз'])
    expect((await postForm(office.site.url, form, { ...answers, titleShown: title })).status).toBe(303);
  await page.goto('/leads?show=all');
  const card = page.getByRole('link', { name: new RegExp(WORD) }).first();
  await card.waitFor();
  await expectToFit(page, 'the inbox', 'nav');
  await page.setViewportSize(PHONE);
  await card.click();
  await page.getByRole('heading', { level: 1, name: WORD }).waitFor();
  await page.getByLabel('Заметка').fill(WORD);
  await page.getByRole('button', { name: 'Записать', exact: true }).click();
  await page.getByLabel('Что было').getByText(WORD).first().waitFor();
  const take = page.getByRole('button', { name: 'Взять' });
  if (await take.isVisible()) await take.click();
  await page.getByText('Согласия и источник').click();
  await expectToFit(page, 'a lead', 'nav');
  for (const [path, sign] of [
    ['/overview', 'main h2'],
    ['/people', 'main input'],
    ['/journal', 'main table'],
    ['/account', 'main h2'],
  ] as const) {
    await page.goto(path);
    await page.locator(sign).first().waitFor();
    await expectToFit(page, path);
  }
  await page.getByRole('button', { name: WORD, exact: true }).click();
  await page.getByRole('button', { name: 'Выйти' }).waitFor();
  await expectToFit(page, 'the menu of a person');
});

test('an article with one long word in every line fits the panel', { timeout: 240_000 }, async ({
  office,
  enterPanel,
}) => {
  const page = await enterPanel(office, 'editor', { isPageShown: true });
  const ask = (path: string, data: object, method = 'PUT') =>
    page.request.fetch(path, { method, data, headers: SAME_ORIGIN });
  const read = async (file: string) => (await (await page.request.get(`/api/entry?file=${file}`)).json()) as Entry;
  const { facts } = await read('articles/poly-u-morya.md');
  const file = 'articles/dlinnoe-slovo.md';
  const body = `## ${WORD}\n\n${WORD}\n\n- ${WORD}\n\n> ${WORD}\n\n| ${WORD} | А |\n|---|---|\n| ${WORD} | 1 |\n`;
  const words = { title: WORD, lead: WORD, author: WORD, tags: [WORD.slice(0, 30)], publishedOn: '2026-11-25' };
  const text = { file, version: null, facts: { ...facts, ...words }, body };
  const saved = await ask('/api/entry', text);
  expect(await saved.text()).toContain('savedAt');
  try {
    await page.goto('/content/articles');
    await page.getByRole('link', { name: WORD }).waitFor();
    await expectToFit(page, 'a list of entries');
    await page.goto('/content/articles/dlinnoe-slovo');
    await page.getByRole('heading', { level: 1, name: WORD }).waitFor();
    await page.locator('[contenteditable=true]').first().waitFor();
    await expectToFit(page, 'an entry');
    await page.getByRole('button', { name: 'История правок' }).click();
    await page.getByRole('cell', { name: WORD }).first().waitFor();
    await expectToFit(page, 'a history');
    const { version } = await read(file);
    await ask('/api/draft', { ...text, baseVersion: version, facts: { ...text.facts, title: WORD.repeat(2) } });
    for (const path of ['/', '/unfinished', '/publishing']) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.locator(`main :text("dlinnoe-slovo"), main :text("${WORD}"), main section`).first().waitFor();
      await expectToFit(page, path);
    }
    await page.goto('/photos');
    await page.route('**/api/uploads*', (route) => route.abort());
    await page.locator('input[type=file]').setInputFiles(await newPhotos(1, WORD));
    await page.getByText(WORD).first().waitFor();
    await expectToFit(page, 'a photograph on its way');
  } finally {
    const { version } = await read(file);
    await page.request.delete(`/api/draft?file=${file}`, { headers: SAME_ORIGIN });
    expect((await ask('/api/entry/delete', { file, version }, 'POST')).status()).toBe(200);
  }
});
