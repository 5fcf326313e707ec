import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { overflowPx } from '../support/looks.ts';
import { type SiteProcess, startSite } from '../support/site-process.ts';
import { axeViolations } from '../support/sweep.ts';
import { PHONE } from '../support/visitor.ts';
import { test as base } from './support/fixtures.ts';
import { PASSWORD, startPanelProcess } from './support/panel-process.ts';

/** A site that publishes and a panel without people. */
const test = base.extend('newOffice', ({}, { onCleanup }) => {
  const opened = new AsyncDisposableStack();
  onCleanup(() => opened.disposeAsync());
  return async () => {
    const site = opened.adopt(await startSite(), async (it: SiteProcess) => void (await it.stop()));
    const { contentDir, dataDir } = site;
    const environment = { PORT: new URL(site.url).port, PANEL_SECOND_FACTOR: 'optional' };
    const panel = opened.adopt(await startPanelProcess({ contentDir, dataDir, environment }), (it) => it.stop());
    return { site, panel };
  };
});

/** Presses Tab until the control with this name has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let press = 0; press < 60; press += 1) {
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    const label = await focused.evaluate((element) => {
      const { labels, textContent, ariaLabel } = element as HTMLInputElement;
      return ariaLabel ?? labels?.[0]?.textContent ?? textContent ?? '';
    });
    if (label.replace(/\s*\*$/, '') === name) return;
  }
  throw new Error(`Tab does not reach «${name}»`);
}

async function answer(page: Page, facts: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(facts)) {
    await tabTo(page, label);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.insertText(text);
  }
}

const step = (page: Page, number: number) => page.getByText(`Шаг ${number} из 8`, { exact: true });

test('a new administrator makes the site of a company with the keyboard', { timeout: 240_000 }, async ({
  newOffice,
  newGuest,
}) => {
  const { site, panel } = await newOffice();
  const page = await newGuest(panel, { viewport: PHONE });
  const [link = ''] = /https?:\S+/.exec((await panel.command('add-admin', 'anna@company.ru')).output) ?? [];
  await page.goto(link);
  await page.getByLabel('Имя и фамилия').fill('Анна Белова');
  await page.getByRole('textbox', { name: 'Пароль' }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Показательный сайт или своя компания?' }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await tabTo(page, 'Сделать сайт своей компании');
  await page.keyboard.press('Enter');

  await step(page, 1).waitFor();
  await answer(page, { Название: 'Мастерская «Лад»', 'Год основания': '2017' });
  await page.keyboard.press('Enter');
  await step(page, 2).waitFor();
  await answer(page, { Город: 'Тверь' });
  await expect.poll(() => page.getByLabel('Чем занимаетесь').inputValue()).toBe('ремонт квартир в Твери');
  await page.keyboard.press('Enter');
  await step(page, 3).waitFor();
  await answer(page, { Телефон: '8 (4822) 00-47-16', 'Почта для заявок': 'zayavka@lad.example' });
  await answer(page, { 'Адрес офиса': 'Тверь, ул. Советская, 5' });
  await tabTo(page, 'Дальше');
  await page.keyboard.press('Enter');

  // The set-up is continued from another address of the panel.
  await step(page, 4).waitFor();
  await page.goto('/overview');
  await page.getByText('готово 3 из 8 шагов').waitFor();
  await page.getByRole('link', { name: 'Продолжить настройку' }).focus();
  await page.keyboard.press('Enter');
  await step(page, 4).waitFor();
  await answer(page, { 'Юридическое название': 'ООО «Лад»', ИНН: '7600000006', 'ОГРН или ОГРНИП': '1170000000004' });
  await answer(page, { Банк: 'Банк', БИК: '047888000', 'Расчётный счёт': '40702 810 6 0000 0000000' });
  await tabTo(page, 'Дальше');
  await page.keyboard.press('Enter');
  await page.getByText('Контрольная цифра не сходится').waitFor();
  expect(await page.locator(':focus').inputValue()).toBe('7600000006');
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText('7600000005');
  await page.keyboard.press('Enter');

  await step(page, 5).waitFor();
  await answer(page, { 'Цвет кнопок': '#f0a000' });
  await page.getByText(/контраст 2,1/).waitFor();
  await tabTo(page, 'Взять для цвета кнопок ближайший подходящий: #a75c00');
  await page.keyboard.press('Enter');
  await page.getByText(/контраст 2,1/).waitFor({ state: 'detached' });
  for (const width of [320, PHONE.width]) expect(await overflowPx(page, width)).toBe(0);
  await page.setViewportSize(PHONE);
  for (const [number, button] of [
    [6, 'Дальше'],
    [7, 'Дальше'],
    [8, 'Дальше'],
  ] as const) {
    await tabTo(page, button);
    await page.keyboard.press('Enter');
    await step(page, number).waitFor();
  }
  await page.getByRole('button', { name: 'Посмотреть сайт' }).focus();
  await page.keyboard.press('Enter');
  const shown = page.frameLocator('iframe[title="Просмотр черновика"]');
  await shown.getByText('Оператор: ООО «Лад»').first().waitFor();
  await page.keyboard.press('Enter');
  await tabTo(page, 'Готово, сделать сайт');
  await page.keyboard.press('Enter');

  await page.getByRole('heading', { name: 'Что сделать до открытия' }).waitFor();
  expect(await readFile(`${panel.contentDir}/company.yaml`, 'utf8')).toContain('+74822004716');
  const home = () => fetch(site.url).then((response) => response.text());
  await expect.poll(home, { timeout: 60_000 }).toContain('Мастерская «Лад»');
  expect(await home()).not.toMatch(/Преголя|Калининград/);
  expect(await home()).toContain('<meta name="robots" content="noindex"');

  await page.getByRole('link', { name: 'Открыть сайт поисковикам' }).click();
  await page.getByRole('heading', { name: 'До открытия сайта' }).waitFor();
  expect(await page.getByRole('button', { name: 'Открыть сайт поисковикам' }).isDisabled()).toBe(true);
  await page.getByRole('checkbox', { name: 'Уведомление подано' }).focus();
  await page.keyboard.press('Space');
  await page.getByText('Анна Белова, только что').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  expect(await overflowPx(page, PHONE.width)).toBe(0);
  await page.getByRole('button', { name: 'Меню' }).click();
  expect(await page.getByRole('link', { name: 'Сайт своей компании' }).count()).toBe(0);
});
