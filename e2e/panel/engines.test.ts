import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Engine, Tab } from '../engines/engine.ts';
import { findFirefox, startFirefox } from '../engines/firefox.ts';
import { findWebKit, startWebKit } from '../engines/webkit.ts';
import { emailOf, PASSWORD } from './support/panel-process.ts';
import { DESK, officeOfFile } from './support/staff.ts';

const { panel, inFolder } = officeOfFile();
beforeAll(() => panel().signIn('admin'));

const ENGINES = [
  { name: 'Firefox', start: startFirefox, isHere: findFirefox() !== null, price: '22350' },
  { name: 'WebKit', start: startWebKit, isHere: findWebKit() !== null, price: '22450' },
];

/** A screen of every sort, and what stands on it when it has come whole. */
const SCREENS = [
  ['/content/works', 'a[href="/content/works/dvushka-na-minskoy"]'],
  ['/content/articles/poly-u-morya', '[contenteditable=true] h2'],
  ['/content/flats/tryoshka-na-kutuzova', '[id="field-facts.plan"] svg'],
  ['/content/home', '[id^="field-facts."]'],
  ['/photos', 'main img'],
  ['/leads', 'main input'],
  ['/overview', 'main table'],
  ['/people', 'main button'],
  ['/publishing', 'main h1'],
] as const;

const PATIENCE = { timeout: 20_000 };

describe.each(ENGINES.filter(({ isHere }) => isHere))('the panel in $name', ({ start, price }) => {
  let engine: Engine;
  let tab: Tab;
  beforeAll(async () => {
    engine = await start();
    tab = await engine.newTab();
    await tab.resize(DESK);
  });
  afterAll(async () => {
    await tab?.close();
    await engine?.close();
  });

  const appears = (selector: string) => {
    const isThere = () => tab.run((wanted) => document.querySelector(wanted) !== null, selector);
    return expect.poll(isThere, { message: selector, ...PATIENCE }).toBe(true);
  };

  test('lets in whoever knows the password', async () => {
    await tab.open(panel().url);
    await tab.click('input[type=email]');
    await tab.type(emailOf('admin'));
    await tab.click('input[type=password]');
    await tab.type(PASSWORD);
    await tab.press('Enter');
    await appears('nav a[href="/content/works"]');
    expect(tab.errors).toEqual([]);
  });

  test.each(SCREENS)('%s comes whole', async (path, sign) => {
    await tab.open(panel().url + path);
    await appears(sign);
    expect(tab.errors).toEqual([]);
  });

  test('a price that is typed is saved and published', async () => {
    await tab.open(`${panel().url}/content/packages/komfort`);
    const field = '[id="field-facts.priceRubPerM2"]';
    await tab.click(field);
    await tab.run((wanted) => document.querySelector<HTMLInputElement>(wanted)?.select(), field);
    await tab.type(price);
    await tab.run(nameButton, 'Опубликовать', 'publish');
    await tab.click('#publish');
    const told = () => tab.run(() => /Опубликовано за/.test(document.body.innerText));
    await expect.poll(told, { timeout: 40_000 }).toBe(true);
    expect(await inFolder('packages/komfort.yaml')).toContain(`priceRubPerM2: ${price}`);
    expect(tab.errors).toEqual([]);
  });
});

/** Runs in the page: buttons are found by what they say. */
function nameButton(words: string, id: string): void {
  const said = [...document.querySelectorAll('button')].find((button) => button.textContent?.trim() === words);
  said?.setAttribute('id', id);
}
