import { describe, expect } from 'vitest';
import { plain, storedLeads } from '../support/leads.ts';
import { DESKTOP, PHONE } from '../support/visitor.ts';
import type { Engine } from './engine.ts';
import { testIn } from './fixtures.ts';
import { cutPlans, formState, seenToasts, watchToasts } from './in-page.ts';

const PAGES = [
  '/',
  '/remont',
  '/remont/komfort',
  '/works',
  '/works/dvushka-na-minskoy',
  '/sales',
  '/sales/tryoshka-na-kutuzova',
  '/prodazha-kvartir',
  '/stocks',
  '/stocks/klining',
  '/services',
  '/services/priyomka-kvartiry-u-zastrojshchika',
  '/news',
  '/news/poly-u-morya',
  '/about',
  '/about/reviews',
  '/about/vacancies',
  '/contacts',
  '/policy',
  '/thankyou',
  '/error',
];

const FORM = 'main form[data-lead-form]';

type EngineUnderTest = {
  readonly start: () => Promise<Engine>;
  readonly isHere: boolean;
  /** Number of retries of a failed test, for engines that stall without a cause in the page. */
  readonly retry?: number;
};

export function criticalPaths(name: string, { start, isHere, retry = 0 }: EngineUnderTest): void {
  const test = testIn(start);
  describe.skipIf(!isHere)(name, { retry }, () => pathsIn(test));
}

function pathsIn(test: ReturnType<typeof testIn>): void {
  test('the mark comes from its file and is drawn in the header', async ({ sameTab: { at, run } }) => {
    await at('/');
    const widthOfMark = () => run(() => document.querySelector<SVGUseElement>('header use')?.getBBox().width ?? 0);
    await expect.poll(widthOfMark).toBeGreaterThan(0);
  });

  test.for(PAGES)(
    '%s opens, comes alive and shows no error of its own making',
    async (path, { sameTab: { at, count, run } }) => {
      await at(path);
      expect(await count('h1')).toBe(1);
      expect(await count('[data-page-error]')).toBe(0);
      expect(await count('[data-error-screen]')).toBe(path === '/error' ? 1 : 0);
      expect(await run(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    },
  );

  test('a link of the header changes the page without a load, and Back brings the one before', async ({
    tab: { at, heading, address, focus, run, click, back },
  }) => {
    await at('/contacts');
    await run(() => void Object.assign(window, { isSameDocument: true }));
    await click('header a[href="/works"]');
    await expect.poll(heading).toBe('Наши работы');
    await expect.poll(focus).toBe('H1');
    expect(await run(() => document.title)).toContain('Работы');
    await back();
    await expect.poll(heading).toBe('Контакты');
    expect(await address()).toBe('/contacts');
    expect(await run(() => 'isSameDocument' in window)).toBe(true);
  });

  test('a lead is typed, sent, confirmed by a toast and the thank-you page, and stored once', async ({
    tab: { at, heading, address, run, click, type, site, before },
  }) => {
    await at('/contacts', PHONE);
    await click(`${FORM} [name=name]`);
    await type('Мария');
    await click(`${FORM} [name=phone]`);
    await type('9123456789');
    await click(`${FORM} [name=consent]`);
    await run(watchToasts);
    await click(`${FORM} button[type=submit]`);
    await expect.poll(address).toMatch(/^\/thankyou\?n=\d+$/);
    await expect.poll(heading).toMatch(/Заявка № \d+ принята/);
    await expect.poll(() => run(seenToasts)).toContain('success');
    expect(storedLeads(site, before)).toMatchObject([
      { phone: '+79123456789', phone_typed: '+7 (912) 345-67-89', name: 'Мария', page: '/contacts' },
    ]);
  });

  test('a form with mistakes is not sent, says what is wrong and leads to the field', async ({
    tab: { at, count, focus, run, click, type, press, site, before },
  }) => {
    await at('/contacts', PHONE);
    await click(`${FORM} [name=phone]`);
    await type('91234');
    await click(`${FORM} button[type=submit]`);
    await expect
      .poll(() => run(() => document.activeElement?.textContent || document.activeElement?.outerHTML))
      .toBe('Поправьте, пожалуйста: телефон, согласие');
    await press('Tab');
    await press('Enter');
    await expect.poll(focus).toBe('phone');
    expect(await count(`${FORM} [name=phone][aria-invalid=true]`)).toBe(1);
    expect(storedLeads(site, before)).toEqual([]);
  });

  test('the wide menu opens and closes, or steps aside for a plain link where the browser has no popovers', async ({
    tab: { at, isShown, address, run, click, press },
  }) => {
    await at('/contacts');
    const inMenu = 'header section a[href="/remont/komfort"]';
    expect(await isShown(inMenu)).toBe(false);
    if (await run(() => 'popover' in HTMLElement.prototype)) {
      await click('header button[popovertarget]');
      await expect.poll(() => isShown(inMenu)).toBe(true);
      await press('Escape');
      await expect.poll(() => isShown(inMenu)).toBe(false);
      await click('header button[popovertarget]');
      await click(inMenu);
      await expect.poll(address).toBe('/remont/komfort');
      await expect.poll(() => isShown(inMenu)).toBe(false);
    } else {
      expect(await isShown('header button[popovertarget]')).toBe(false);
      await click('header a[href="/remont"]');
      await expect.poll(address).toBe('/remont');
    }
  });

  test.for([PHONE, DESKTOP])(
    'plans of flats lie whole in their places at $width px',
    async (screen, { tab: { at, run } }) => {
      await at('/sales', screen);
      expect(await run(cutPlans)).toEqual([]);
    },
  );

  test('the menu on a phone opens, leads on and is gone', async ({ tab: { at, count, heading, click } }) => {
    await at('/contacts', PHONE);
    await click('header button[aria-label=Меню]');
    await click('dialog[open] a[href="/works"]');
    await expect.poll(heading).toBe('Наши работы');
    await expect.poll(() => count('dialog[open]')).toBe(0);
  });

  test('the dialog for a call opens with its form, closes with Esc and gives the focus back', async ({
    tab: { at, isShown, count, run, click, press },
  }) => {
    await at('/works');
    await run(() =>
      document.addEventListener('focusout', ({ target }) => (target as Element).setAttribute('left', '')),
    );
    await click('header a[data-opens=site-callback]');
    await expect.poll(() => isShown('dialog:modal form[data-lead-form] [name=phone]')).toBe(true);
    // A phone hides its keyboard when the field loses the focus on the way to the modal dialog.
    expect(await count('dialog:modal input:focus')).toBe(1);
    expect(await count('dialog [left]')).toBe(0);
    await press('Escape');
    await expect.poll(() => count('dialog[open]')).toBe(0);
    await expect.poll(() => run(() => document.activeElement?.matches('[data-opens=site-callback]'))).toBe(true);
  });

  test('a photo of a work opens large, the arrow shows the next, Esc closes', async ({
    tab: { at, count, run, click, press },
  }) => {
    await at('/works/dvushka-na-minskoy');
    await click('[data-settle] a[href^="/media/"]');
    const counter = () => run(() => document.querySelector('dialog[open] [role=status]')?.textContent);
    await expect.poll(counter).toMatch(/^1 из/);
    await press('ArrowRight');
    await expect.poll(counter).toMatch(/^2 из/);
    await press('Escape');
    await expect.poll(() => count('dialog[open]')).toBe(0);
  });

  test('the calculator follows package and area, and its lead carries the sum', async ({
    tab: { at, address, run, click, type, press, site, before },
  }) => {
    await at('/', PHONE);
    const form = 'form[data-lead-form]:has([name=kind][value=calculator])';
    const sum = () =>
      run((wanted) => document.querySelector<HTMLInputElement>(`${wanted} [name=priceShown]`)?.value, form);
    const first = await sum();
    await click('label:has([name=package][value=avtorskiy])');
    await expect.poll(sum).not.toBe(first);
    const larger = await sum();
    await click('[name=area]');
    for (let step = 0; step < 3; step += 1) await press('ArrowRight');
    await expect.poll(sum).not.toBe(larger);
    await click('details:has([name=kind][value=calculator]) summary');
    await click(`${form} [name=phone]`);
    await type('9123456789');
    await click(`${form} [name=consent]`);
    const sent = await sum();
    await click(`${form} button[type=submit]`);
    await expect
      .poll(async () => [await address(), await run(formState, form)].join(' '))
      .toMatch(/^\/thankyou\?n=\d+ $/);
    const stored = storedLeads(site, before).map((lead) => [lead.kind, plain(lead.price_shown)]);
    expect(stored).toEqual([['calculator', plain(sent)]]);
  });
}
