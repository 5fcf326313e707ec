import { describe, expect } from 'vitest';
import type { Engine } from '../engines/engine.ts';
import { findFirefox, startFirefox } from '../engines/firefox.ts';
import { findWebKit, startWebKit } from '../engines/webkit.ts';
import { DESKTOP } from '../support/visitor.ts';
import { test as base } from './support/fixtures.ts';
import { emailOf, PASSWORD } from './support/panel-process.ts';

const ENGINES = [
  { name: 'Firefox', test: testIn(startFirefox), isHere: findFirefox() !== null, price: '22350' },
  { name: 'WebKit', test: testIn(startWebKit), isHere: findWebKit() !== null, price: '22450' },
];

/** One screen of each kind, with a selector that matches once the screen has loaded. */
const SCREENS = [
  ['/content/works', 'a[href="/content/works/dvushka-na-minskoy"]'],
  ['/content/articles/poly-u-morya', '[contenteditable=true] h2'],
  ['/content/flats/tryoshka-na-kutuzova?field=facts.plan', '[id="field-facts.plan"] svg'],
  ['/content/home', '[id^="field-facts."]'],
  ['/photos', 'main img'],
  ['/leads', 'main input'],
  ['/overview', 'main section h2'],
  ['/people', 'main button'],
  ['/publishing', 'main h1'],
] as const;

describe.each(ENGINES.filter(({ isHere }) => isHere))('the panel in $name', ({ test, price }) => {
  test('signs in a person with the correct password', async ({ tab, publishingOffice: office }) => {
    await tab.open(office.url);
    await tab.click('input[type=email]');
    await tab.type(emailOf('admin'));
    await tab.click('input[type=password]');
    await tab.type(PASSWORD);
    await tab.press('Enter');
    await tab.appears('nav a[href="/content/works"]');
    expect(tab.errors).toEqual([]);
  });

  test.for(SCREENS)('loads %s completely', async ([path, sign], { tab, publishingOffice: office }) => {
    await tab.open(office.url + path);
    await tab.appears(sign);
    expect(tab.errors).toEqual([]);
  });

  test('saves and publishes a typed price', async ({ tab, publishingOffice: office }) => {
    await tab.open(`${office.url}/content/packages/komfort`);
    const field = '[id="field-facts.priceRubPerM2"]';
    await tab.click(field);
    await tab.run((wanted) => document.querySelector<HTMLInputElement>(wanted)?.select(), field);
    await tab.type(price);
    await expect.poll(() => tab.run(nameEnabledButton, 'Опубликовать', 'publish')).toBe(true);
    await tab.click('#publish');
    const isPublished = () => tab.run(() => /Опубликовано за/.test(document.body.innerText));
    await expect.poll(isPublished, { timeout: 40_000 }).toBe(true);
    expect(await office.inFolder('packages/komfort.yaml')).toContain(`priceRubPerM2: ${price}`);
    expect(tab.errors).toEqual([]);
  });
});

/** Gives the button an ID once it is enabled, and returns whether it is. */
function nameEnabledButton(words: string, id: string): boolean {
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.trim() === words);
  if (!button || button.disabled) return false;
  button.id = id;
  return true;
}

function testIn(start: () => Promise<Engine>) {
  return base.extend('tab', { scope: 'file' }, async ({ publishingOffice: office }, { onCleanup }) => {
    await office.signedIn('admin');
    const engine = await start();
    const tab = await engine.newTab();
    onCleanup(() => tab.close().finally(() => engine.close()));
    await tab.resize(DESKTOP);
    const appears = (selector: string) =>
      expect
        .poll(() => tab.run((wanted) => document.querySelector(wanted) !== null, selector), { message: selector })
        .toBe(true);
    return { ...tab, appears };
  });
}
