import { describe, expect } from 'vitest';
import { breakPath } from '../support/chunks.ts';
import { headerLink } from '../support/traveller.ts';
import { started } from '../support/visitor.ts';
import { CONTACTS, historyOf, shownPath, test, throttle } from '../support/walker.ts';

describe('Back and Forward around a page that fails to open', () => {
  test('keep their entries when a link to that page is followed in between', async ({ newWalker }) => {
    const { page, path, toast, restore } = await newWalker();
    const before = await historyOf(page);
    await page.evaluate(() => {
      history.back();
      addEventListener('popstate', () => document.querySelector<HTMLElement>('header a[href="/contacts"]')?.click(), {
        once: true,
      });
    });
    await toast.waitFor();
    await expect.poll(path).toBe('/works');
    expect(await shownPath(page)).toBe('/works');
    expect(await historyOf(page)).toEqual(before);
    restore();
    await page.goBack();
    await expect.poll(() => shownPath(page)).toBe('/contacts');
  });

  test('stay consistent when the visitor presses Back twice at once and was about to leave the site', async ({
    newTraveller,
  }) => {
    const { page, path, toast, heading } = await newTraveller({ reducedMotion: 'no-preference' });
    let visits = 0;
    const { promise: toastSeen, resolve: seeToast } = Promise.withResolvers<void>();
    await page.route('**/before', async (route) => {
      visits += 1;
      if (visits > 1) await toastSeen;
      await route.fulfill({ contentType: 'text/html', body: '<title>before</title>' });
    });
    await page.goto('/before');
    await page.goto('/contacts');
    await started(page);
    await headerLink(page, 'Работы').click();
    await heading('Наши работы').waitFor();
    await breakPath(page, CONTACTS);
    await page.reload();
    await started(page);
    await throttle(page, '/contacts');
    await page.evaluate(() => {
      addEventListener('popstate', () => history.back(), { once: true });
      history.back();
    });
    await toast.waitFor();
    seeToast();
    await expect
      .poll(async () => path() === '/before' || (path() === '/works' && (await shownPath(page)) === '/works'))
      .toBe(true);
  });
});

describe('a load that only appears to fail', () => {
  test('is requested again when the browser stops all loads, as Chromium does when Back and Forward meet', async ({
    newTraveller,
  }) => {
    const { page, open, follow, heading, toast, loads } = await newTraveller({ prefetches: false });
    let requests = 0;
    await page.route('**/data/contacts.json', (route) => {
      requests += 1;
      return requests > 1 ? route.continue() : undefined;
    });
    await open('/works');
    const asked = page.waitForRequest('**/data/contacts.json');
    await follow('Контакты');
    await asked;
    const session = await page.context().newCDPSession(page);
    await session.send('Page.stopLoading');
    await heading('Контакты').waitFor();
    expect([await toast.count(), loads]).toEqual([0, ['/works']]);
  });

  test.for([
    ['code', CONTACTS],
    ['data', '/data/contacts.json'],
  ])(
    'opens the page when the prefetch of its %s fails while the visitor already waits',
    async ([_, path], { newTraveller }) => {
      const { page, open, follow, heading, toast, loads } = await newTraveller();
      let requests = 0;
      const { promise: followed, resolve: resolveFollowed } = Promise.withResolvers<void>();
      await page.route(
        ({ pathname }) => pathname === path,
        async (route) => {
          requests += 1;
          if (requests > 1) return route.continue();
          await followed;
          await route.abort();
        },
      );
      await open('/works');
      await headerLink(page, 'Контакты').hover();
      await expect.poll(() => requests).toBe(1);
      await follow('Контакты');
      resolveFollowed();
      await heading('Контакты').waitFor();
      expect([await toast.count(), loads]).toEqual([0, ['/works']]);
    },
  );
});
