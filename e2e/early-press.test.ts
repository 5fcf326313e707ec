import { expect } from 'vitest';
import { restCame } from './support/chunks.ts';
import { test } from './support/early-visitor.ts';
import { fieldsOf, lastNumber, storedLeads, thankedNumber } from './support/leads.ts';
import { PHONE, started } from './support/visitor.ts';

test('before hydration the menu opens, moves the focus inside, closes and gives the focus back', async ({ early }) => {
  const { page, start, complaints } = await early('/', { viewport: PHONE });
  const button = page.getByRole('button', { name: 'Меню' });
  const menu = page.getByRole('dialog', { name: 'Меню' });
  await button.click();
  expect(await menu.isVisible()).toBe(true);
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('dialog')?.ariaLabel)).toBe('Меню');
  await expect.poll(() => menu.evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
  await menu.getByRole('button', { name: 'Закрыть меню' }).click();
  expect(await menu.isVisible()).toBe(false);
  await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);
  await button.click();
  await start();
  expect(await menu.isVisible()).toBe(true);
  await menu.getByRole('link', { name: 'Контакты' }).click();
  await page.getByRole('heading', { level: 1, name: 'Контакты' }).waitFor();
  expect(await menu.isVisible()).toBe(false);
  expect(complaints).toEqual([]);
});

test('React sees no press that opens or closes the menu before the start, since it would hydrate the frame first', {
  tags: ['nightly'],
}, async ({ early }) => {
  const { page, start } = await early('/', { viewport: PHONE });
  const presses = await page.evaluateHandle(() => {
    const seen: string[] = [];
    for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'])
      document.querySelector('#root')?.addEventListener(type, () => seen.push(type), true);
    return seen;
  });
  await page.getByRole('button', { name: 'Меню' }).click();
  await page.getByRole('button', { name: 'Закрыть меню' }).click();
  expect(await presses.jsonValue()).toEqual([]);
  await start();
  await page.getByRole('button', { name: 'Меню' }).click();
  expect(await presses.jsonValue()).toEqual(['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click']);
});

test('the frame that shows a dialog waits neither for React nor for requests of code', { tags: ['nightly'] }, async ({
  visit,
}) => {
  const { page } = await visit('/');
  await restCame(page);
  const order = page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const order: string[] = [];
        new MutationObserver((records) => {
          const added = records.flatMap(({ addedNodes }) => [...addedNodes]);
          if (!added.some((node) => node instanceof Element && node.matches('[rel=modulepreload]'))) return;
          order.push('code');
          if (order.includes('opened')) resolve(order);
        }).observe(document.head, { childList: true });
        addEventListener('dialog-opened', () => order.push('opened'), true);
        document.querySelector<HTMLElement>('header a[data-opens=site-callback]')?.click();
        if (document.querySelector('dialog[open] input:focus')) order.push('focus');
        requestAnimationFrame(() => order.push('frame'));
      }),
  );
  expect((await order).slice(0, 2)).toEqual(['focus', 'frame']);
});

test('the callback form opened from the menu before hydration keeps text, focus and caret, and is sent', async ({
  early,
  site,
}) => {
  const before = lastNumber(site);
  const { page, start, complaints } = await early('/works/dvushka-na-minskoy', { viewport: PHONE });
  await page.getByRole('button', { name: 'Меню' }).click();
  await page.getByRole('dialog', { name: 'Меню' }).getByRole('link', { name: 'Вызвать замерщика' }).click();
  const dialog = page.getByRole('dialog', { name: 'Перезвоним вам' });
  const fields = fieldsOf(dialog.locator('form'));
  await fields.phone.pressSequentially('890012345');
  await expect.poll(() => fields.phone.inputValue()).toBe('+7 (900) 123-45');
  await fields.phone.press('6');
  expect(await fields.phone.inputValue()).toBe('+7 (900) 123-45-6');
  await fields.consent.check();
  await fields.name.fill('Мрия');
  await fields.name.press('Home');
  await page.keyboard.press('ArrowRight');
  await start();
  await page.keyboard.type('а');
  const opened = page.locator('dialog[open]');
  expect(await opened.count()).toBe(1);
  const sent = fieldsOf(opened.locator('form[data-lead-form]'));
  expect(await sent.name.inputValue()).toBe('Мария');
  expect(await sent.phone.inputValue()).toBe('+7 (900) 123-45-6');
  await sent.phone.press('Control+z');
  expect(await sent.phone.inputValue()).toBe('+7 (900) 123-45');
  await page.keyboard.type('67');
  await sent.send.click();
  const number = await thankedNumber(page);
  expect(storedLeads(site, before)).toMatchObject([
    { number, kind: 'callback', name: 'Мария', subject: 'dvushka-na-minskoy' },
  ]);
  expect(complaints).toEqual([]);
});

test('the callback form is sent as a plain POST when the application fails to load', { tags: ['nightly'] }, async ({
  early,
  site,
}) => {
  const before = lastNumber(site);
  const { page, fail } = await early('/works');
  await page.getByRole('banner').getByRole('link', { name: 'Вызвать замерщика' }).click();
  const fields = fieldsOf(page.locator('dialog[open] form[data-lead-form]'));
  await fields.phone.fill('9001234567');
  await fields.consent.check();
  fail();
  await fields.send.click();
  await page.waitForURL('**/thankyou?n=*', { waitUntil: 'commit' });
  expect(storedLeads(site, before)).toMatchObject([{ kind: 'callback', phone: '+79001234567', page: '/works' }]);
});

test('the search opens with its key before hydration, keeps the query and finds after it', {
  tags: ['nightly'],
}, async ({ early }) => {
  const { page, start } = await early('/works');
  await page.keyboard.press('/');
  const field = page.locator('dialog[open] input[type=search]');
  await page.keyboard.type('кухня');
  await start();
  expect(await field.inputValue()).toBe('кухня');
  await page.locator('dialog[open] [data-hit]').first().waitFor();

  const without = await early('/works');
  await without.page.keyboard.press('/');
  await without.page.keyboard.type('кухня');
  without.fail();
  await without.page.keyboard.press('Enter');
  await without.page.waitForURL('**/poisk?q=*');
});

test('the menu opens without scripts', { tags: ['nightly'] }, async ({ newVisitor }) => {
  const { page } = await newVisitor({ javaScriptEnabled: false, viewport: PHONE });
  await page.goto('/');
  await page.getByRole('button', { name: 'Меню' }).click();
  const menu = page.getByRole('dialog', { name: 'Меню' });
  await menu.getByRole('button', { name: 'Закрыть меню' }).click();
  expect(await menu.isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Меню' }).click();
  await menu.getByRole('link', { name: 'Контакты' }).click();
  await page.waitForURL('**/contacts');
});

test('a press during hydration is handled once', { tags: ['nightly'] }, async ({ newVisitor }) => {
  const { page } = await newVisitor();
  await page.addInitScript(() => {
    const listen = EventTarget.prototype.addEventListener;
    // React adds its click listener to the root when hydration starts.
    EventTarget.prototype.addEventListener = function (this: EventTarget, ...args: Parameters<typeof listen>) {
      listen.apply(this, args);
      if (!(this instanceof Element) || this.id !== 'root' || args[0] !== 'click') return;
      EventTarget.prototype.addEventListener = listen;
      queueMicrotask(() => {
        Object.assign(window, { wasEarly: document.documentElement.dataset.started === undefined });
        document.querySelectorAll<HTMLElement>('main button[aria-pressed]')[1]?.click();
      });
    };
  });
  await page.goto('/works');
  await started(page);
  expect(await page.evaluate(() => (window as { wasEarly?: boolean }).wasEarly)).toBe(true);
  const chips = page.locator('main button[aria-pressed]');
  await expect.poll(() => chips.nth(1).getAttribute('aria-pressed')).toBe('true');
  await chips.nth(2).click();
  await expect.poll(() => chips.nth(2).getAttribute('aria-pressed')).toBe('true');
  expect(await chips.nth(1).getAttribute('aria-pressed')).toBe('true');
});
