import type { Page } from 'playwright-core';
import { breakPath, chunkPath } from './chunks.ts';
import { test as base } from './fixtures.ts';
import { started } from './visitor.ts';

export const CONTACTS = chunkPath('contacts');

export async function historyOf(page: Page) {
  const session = await page.context().newCDPSession(page);
  const { currentIndex, entries } = await session.send('Page.getNavigationHistory');
  await session.detach();
  const paths = entries.map(({ url }) => new URL(url).pathname);
  return { paths, current: paths[currentIndex], index: currentIndex };
}

/** Returns the path of the visible page, read from its canonical link. */
export async function shownPath(page: Page): Promise<string> {
  const href = await page.locator('link[rel=canonical]').getAttribute('href');
  return new URL(href ?? '').pathname;
}

/** Keeps the reload guard active for this path, as right after a load, so that the page is not loaded as a document. */
export async function throttle(page: Page, path: string): Promise<void> {
  await page.evaluate((resting) => {
    const rest = () => {
      const record = { loads: { [resting]: Date.now() }, isLoading: false };
      sessionStorage.setItem('reload-guard', JSON.stringify(record));
    };
    rest();
    setInterval(rest, 1000);
  }, path);
}

const WALK = ['Работы', 'Отзывы', 'Работы', 'Отзывы', 'Работы', 'Отзывы', 'Контакты', 'Работы'].concat([
  'Контакты',
  'Отзывы',
  'Работы',
  'Отзывы',
]);
/** Start position in the history, so far from its start that overlapping steps cannot leave the site. */
const MIDDLE = 8;

/** A visitor in the middle of a long history that contains one page whose code fails to load. */
export const test = base.extend('newWalker', ({ newTraveller }) => async () => {
  const traveller = await newTraveller({ reducedMotion: 'no-preference' });
  const { page, open, follow } = traveller;
  await open('/about');
  for (const name of WALK) {
    await follow(name);
    await page.getByRole('heading', { level: 1, name }).waitFor();
  }
  const { restore } = await breakPath(page, CONTACTS);
  await page.evaluate((steps) => history.go(steps), MIDDLE - WALK.length);
  await page.waitForFunction((index) => history.state.idx === index, MIDDLE);
  await page.reload();
  await started(page);
  await throttle(page, '/contacts');
  traveller.loads.length = 0;
  return { ...traveller, restore };
});
