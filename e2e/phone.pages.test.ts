import { expect } from 'vitest';
import { test } from './support/fixtures.ts';

test.for([
  '/',
  '/remont/komfort',
  '/works',
  '/works/dvushka-na-artilleriyskoy',
  '/sales',
  '/stocks/klining',
  '/services/priyomka-kvartiry-u-zastrojshchika',
  '/about/vacancies',
])('every form of %s masks the phone and fires an event for its changes', async (path, { visit }) => {
  const { page } = await visit(path);
  const fields = await page.locator('main form[data-lead-form] [name=phone]').all();
  expect(fields.length).toBeGreaterThan(0);
  for (const field of fields) {
    const change = await field.evaluate(
      (input: HTMLInputElement) =>
        new Promise<unknown>((resolve) => {
          document.addEventListener('phone-change', (event) => resolve((event as CustomEvent).detail), { once: true });
          input.value = '8 (912) 345-67-89';
          input.dispatchEvent(new Event('input', { bubbles: true }));
        }),
    );
    expect(change).toEqual({ digits: '9123456789', masked: '+7 (912) 345-67-89' });
  }
});
