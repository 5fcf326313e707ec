import { expect } from 'vitest';
import { test as base, type VisitOptions } from '../support/fixtures.ts';

const test = base.extend('newWatcher', ({ newTraveller }) => async (options: VisitOptions = {}) => {
  const traveller = await newTraveller(options);
  await traveller.page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    const start = document.startViewTransition;
    document.startViewTransition = function (this: Document, update) {
      const transition = start.call(this, update);
      const names = () =>
        [...document.querySelectorAll('[data-photo], svg, [data-subject]')].map(
          (box) => getComputedStyle(box).viewTransitionName,
        );
      transition.ready.then(
        () => moved.push(names().includes('subject') ? 'subject' : 'page'),
        (error) => moved.push(String(error)),
      );
      return transition;
    } as typeof start;
  });
  return { ...traveller, moved: () => traveller.page.evaluate(() => (window as unknown as { moved: string[] }).moved) };
});

test('a card and the page it leads to share their picture in both directions', async ({ newWatcher }) => {
  const { page, open, heading, moved, loads, complaints } = await newWatcher({ reducedMotion: 'no-preference' });
  await open('/works');
  await page.locator('main a[href^="/works/"]').nth(2).click();
  await page.waitForURL('**/works/*');
  await expect.poll(moved).toEqual(['subject']);
  await page.goBack();
  await heading('Наши работы').waitFor();
  await expect.poll(moved).toEqual(['subject', 'subject']);
  expect(loads).toEqual(['/works']);
  expect(complaints).toEqual([]);
});

test('a flat card with a photograph and a plan moves the plan in both directions, also after a filter', {
  tags: ['nightly'],
}, async ({ newWatcher }) => {
  const { page, open, moved, complaints } = await newWatcher({ reducedMotion: 'no-preference' });
  await open('/sales');
  for (const turn of [1, 2]) {
    await page.locator('main [data-card] a[href^="/sales/"]').first().click();
    await page.waitForURL('**/sales/*');
    await expect.poll(moved).toHaveLength(turn * 2 - 1);
    await page.goBack();
    await page.waitForURL(/\/sales(\?.*)?$/);
    await expect.poll(moved).toEqual(Array(turn * 2).fill('subject'));
    if (turn === 1) await page.getByRole('group', { name: 'Сколько комнат' }).getByRole('button').nth(1).click();
  }
  expect(complaints).toEqual([]);
});

test('a transition from one flat to the card of another and back uses no transition name twice', {
  tags: ['nightly'],
}, async ({ newWatcher }) => {
  const { page, open, moved, path, complaints } = await newWatcher({ reducedMotion: 'no-preference' });
  await open('/sales/studiya-na-hutorskoy');
  const card = page.locator('main [data-card] a[href^="/sales/"]').first();
  const other = (await card.getAttribute('href')) ?? '';
  await card.click();
  await expect.poll(path).toBe(other);
  await expect.poll(moved).toEqual(['subject']);
  await page.goBack();
  await expect.poll(moved).toEqual(['subject', 'subject']);
  expect(complaints).toEqual([]);
});

test('transitions are off for a visitor who prefers reduced motion', { tags: ['nightly'] }, async ({ newWatcher }) => {
  const { page, open, heading, moved } = await newWatcher({ reducedMotion: 'reduce' });
  await open('/works');
  await page.locator('main a[href^="/works/"]').nth(2).click();
  await page.waitForURL('**/works/*');
  await heading('Двухкомнатная').waitFor();
  expect(await moved()).toEqual([]);
});
