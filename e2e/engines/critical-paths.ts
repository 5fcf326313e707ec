import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { lastNumber, plain, startLeadSite, storedLeads } from '../support/leads.ts';
import type { SiteProcess } from '../support/site-process.ts';
import { DESKTOP, PHONE } from '../support/visitor.ts';
import type { Engine, Screen, Tab } from './engine.ts';
import { cutPlans, formState, isVisible, seenToasts, stateOfStart, watchToasts } from './in-page.ts';

/** An address of every type of page. */
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
  /** How often a path is gone anew before it counts as closed: for an engine that stalls by itself. */
  readonly retry?: number;
};

/** What a visitor must be able to do in every browser that the site is made for. */
export function criticalPaths(name: string, { start, isHere, retry = 0 }: EngineUnderTest): void {
  describe.skipIf(!isHere)(name, { retry }, () => pathsIn(start));
}

function pathsIn(start: () => Promise<Engine>): void {
  const siteUrl = inject('siteUrl');
  let engine: Engine;
  let leadSite: SiteProcess;
  let tab: Tab;
  beforeAll(async () => {
    [engine, leadSite] = await Promise.all([start(), startLeadSite()]);
  });
  afterAll(() => Promise.all([engine?.close(), leadSite?.stop()]));

  const leave = async () => {
    await tab.close();
    expect(tab.errors).toEqual([]);
  };
  const at = (path: string, screen: Screen = DESKTOP) => arrive(tab, siteUrl + path, screen);
  const isShown = (selector: string) => tab.run(isVisible, selector);
  const count = (selector: string) => tab.run((wanted) => document.querySelectorAll(wanted).length, selector);
  const heading = () => tab.run(() => document.querySelector('h1')?.textContent?.replace(/\s+/g, ' ') ?? '');
  const address = () => tab.run(() => location.pathname + location.search);
  const focus = () => tab.run(() => document.activeElement?.getAttribute('name') ?? document.activeElement?.tagName);

  describe('in one tab, one after the other', () => {
    beforeAll(async () => {
      tab = await engine.newTab();
    });
    afterAll(leave);

    test('the mark comes from its file and is drawn in the header', async () => {
      await at('/');
      const widthOfMark = () =>
        tab.run(() => document.querySelector<SVGUseElement>('header use')?.getBBox().width ?? 0);
      await expect.poll(widthOfMark).toBeGreaterThan(0);
    });

    test.each(PAGES)('%s opens, comes alive and shows no error of its own making', async (path) => {
      await at(path);
      expect(await count('h1')).toBe(1);
      expect(await count('[data-page-error]')).toBe(0);
      expect(await count('[data-error-screen]')).toBe(path === '/error' ? 1 : 0);
      expect(await tab.run(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    });
  });

  describe('for somebody who comes for the first time', () => {
    beforeEach(async () => {
      tab = await engine.newTab();
    });
    afterEach(leave);

    test('a link of the header changes the page without a load, and Back brings the one before', async () => {
      await at('/contacts');
      await tab.run(() => void Object.assign(window, { isSameDocument: true }));
      await tab.click('header a[href="/works"]');
      await expect.poll(heading).toBe('Наши работы');
      await expect.poll(focus).toBe('H1');
      expect(await tab.run(() => document.title)).toContain('Работы');
      await tab.back();
      await expect.poll(heading).toBe('Контакты');
      expect(await address()).toBe('/contacts');
      expect(await tab.run(() => 'isSameDocument' in window)).toBe(true);
    });

    test('a whole lead: typed, sent, told by a toast, thanked with its number, stored once', async () => {
      const before = lastNumber(leadSite);
      await arrive(tab, `${leadSite.url}/contacts`, PHONE);
      await tab.click(`${FORM} [name=name]`);
      await tab.type('Мария');
      await tab.click(`${FORM} [name=phone]`);
      await tab.type('9123456789');
      await tab.click(`${FORM} [name=consent]`);
      await tab.run(watchToasts);
      await tab.click(`${FORM} button[type=submit]`);
      await expect.poll(address).toMatch(/^\/thankyou\?n=\d+$/);
      await expect.poll(heading).toMatch(/Заявка № \d+ принята/);
      await expect.poll(() => tab.run(seenToasts)).toContain('success');
      expect(storedLeads(leadSite, before)).toMatchObject([
        { phone: '+79123456789', phone_typed: '+7 (912) 345-67-89', name: 'Мария', page: '/contacts' },
      ]);
    });

    test('a form with mistakes is not sent, says what is wrong and leads to the field', async () => {
      const before = lastNumber(leadSite);
      await arrive(tab, `${leadSite.url}/contacts`, PHONE);
      await tab.click(`${FORM} [name=phone]`);
      await tab.type('91234');
      await tab.click(`${FORM} button[type=submit]`);
      await expect
        .poll(() => tab.run(() => document.activeElement?.textContent))
        .toBe('Поправьте, пожалуйста: телефон, согласие');
      await tab.press('Tab');
      await tab.press('Enter');
      await expect.poll(focus).toBe('phone');
      expect(await count(`${FORM} [name=phone][aria-invalid=true]`)).toBe(1);
      expect(storedLeads(leadSite, before)).toEqual([]);
    });

    test('the wide menu opens and closes, or steps aside for a plain link where the browser has no popovers', async () => {
      await at('/contacts');
      const inMenu = 'header section a[href="/remont/komfort"]';
      expect(await isShown(inMenu)).toBe(false);
      if (await tab.run(() => 'popover' in HTMLElement.prototype)) {
        await tab.click('header button[popovertarget]');
        await expect.poll(() => isShown(inMenu)).toBe(true);
        await tab.press('Escape');
        await expect.poll(() => isShown(inMenu)).toBe(false);
        await tab.click('header button[popovertarget]');
        await tab.click(inMenu);
        await expect.poll(address).toBe('/remont/komfort');
        await expect.poll(() => isShown(inMenu)).toBe(false);
      } else {
        expect(await isShown('header button[popovertarget]')).toBe(false);
        await tab.click('header a[href="/remont"]');
        await expect.poll(address).toBe('/remont');
      }
    });

    test.each([PHONE, DESKTOP])('plans of flats lie whole in their places at $width px', async (screen) => {
      await at('/sales', screen);
      expect(await tab.run(cutPlans)).toEqual([]);
    });

    test('the menu on a phone opens, leads on and is gone', async () => {
      await at('/contacts', PHONE);
      await tab.click('header a[aria-label=Меню]');
      await tab.click('header dialog[open] a[href="/works"]');
      await expect.poll(heading).toBe('Наши работы');
      await expect.poll(() => count('dialog[open]')).toBe(0);
    });

    test('the dialog for a call opens with its form, closes with Esc and gives the focus back', async () => {
      await at('/works');
      await tab.click('header a[data-open-callback]');
      await expect.poll(() => isShown('dialog[open] form[data-lead-form] [name=phone]')).toBe(true);
      await tab.press('Escape');
      await expect.poll(() => count('dialog[open]')).toBe(0);
      expect(await tab.run(() => document.activeElement?.hasAttribute('data-open-callback'))).toBe(true);
    });

    test('a photo of a work opens large, the arrow shows the next, Esc closes', async () => {
      await at('/works/dvushka-na-minskoy');
      await tab.click('[data-settle] a[href^="/media/"]');
      const counter = () => tab.run(() => document.querySelector('dialog[open] [role=status]')?.textContent);
      await expect.poll(counter).toMatch(/^1 из/);
      await tab.press('ArrowRight');
      await expect.poll(counter).toMatch(/^2 из/);
      await tab.press('Escape');
      await expect.poll(() => count('dialog[open]')).toBe(0);
    });

    test('the calculator follows package and area, and its lead carries the sum', async () => {
      const before = lastNumber(leadSite);
      await arrive(tab, `${leadSite.url}/`, PHONE);
      const form = 'form[data-lead-form]:has([name=kind][value=calculator])';
      const sum = () =>
        tab.run((wanted) => document.querySelector<HTMLInputElement>(`${wanted} [name=priceShown]`)?.value, form);
      const first = await sum();
      await tab.click('label:has([name=package][value=avtorskiy])');
      await expect.poll(sum).not.toBe(first);
      const larger = await sum();
      await tab.click('[name=area]');
      for (let step = 0; step < 3; step += 1) await tab.press('ArrowRight');
      await expect.poll(sum).not.toBe(larger);
      await tab.click('details:has([name=kind][value=calculator]) summary');
      await tab.click(`${form} [name=phone]`);
      await tab.type('9123456789');
      await tab.click(`${form} [name=consent]`);
      const sent = await sum();
      await tab.click(`${form} button[type=submit]`);
      await expect
        .poll(async () => [await address(), await tab.run(formState, form)].join(' '))
        .toMatch(/^\/thankyou\?n=\d+ $/);
      const stored = storedLeads(leadSite, before).map((lead) => [lead.kind, plain(lead.price_shown)]);
      expect(stored).toEqual([['calculator', plain(sent)]]);
    });
  });
}

async function arrive(tab: Tab, url: string, screen: Screen): Promise<void> {
  await tab.resize(screen);
  await tab.open(url);
  await expect.poll(() => tab.run(stateOfStart), { message: 'the application did not start' }).toBe('started');
}
