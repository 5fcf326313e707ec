import { expect } from 'vitest';
import { historyOf, shownPath, test } from '../support/walker.ts';

type Step = { readonly by: number; readonly pauseMs: number };

/** Returns a sequence of rapid user actions, the same for each seed. */
function storm(seed: number): Step[] {
  let state = seed;
  const random = (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * below);
  };
  return Array.from({ length: 14 }, () => ({
    by: [-1, -1, 1, 1, -2, 2][random(6)] ?? -1,
    pauseMs: random(random(120) + 1),
  }));
}

test.for([1, 2, 3, 4])(
  'Back and Forward around a page that fails to open keep address, page and history equal (storm %i)',
  async (seed, { newWalker }) => {
    const { page, loads, path, restore } = await newWalker();
    const before = await historyOf(page);
    await page.evaluate(async (steps) => {
      for (const { by, pauseMs } of steps) {
        if (history.state.idx + by > 0) history.go(by);
        // biome-ignore lint/plugin: a storm is its pauses.
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
      }
    }, storm(seed));
    await expect
      .poll(async () => {
        const { paths, current } = await historyOf(page);
        return { paths, shown: [await shownPath(page), path(), current].every((one) => one === current) };
      })
      .toEqual({ paths: before.paths, shown: true });
    const after = await historyOf(page);
    expect(await page.locator('[data-error-screen], [data-page-error]').count()).toBe(0);

    restore();
    const target = after.paths[after.index - 1];
    await page.goBack();
    await expect.poll(() => shownPath(page)).toBe(target);
    expect(path()).toBe(target);
    expect(loads).toEqual([]);
  },
);

test('a storm of Back and Forward ends at the current history entry, with its own title', async ({ newTraveller }) => {
  const { page, origin, open, follow, heading, loads, path, complaints } = await newTraveller();
  await open('/works');
  for (const name of ['Контакты', 'Отзывы', 'Контакты', 'Отзывы', 'Контакты', 'Отзывы', 'Контакты']) {
    await follow(name);
    await heading(name).waitFor();
  }
  // Start in the middle of the history: overlapping steps must not leave the site.
  await page.evaluate(async () => {
    for (const step of [-4, 1, -1, 2, -1, -1, 1, 1, -2, 1, -1, 2, -1, -1, 2, -2, 1, 1, -1, -1]) {
      history.go(step);
      // biome-ignore lint/plugin: a storm is its pauses.
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  });
  await expect.poll(async () => (await shownPath(page)) === path()).toBe(true);
  const own = (await (await fetch(`${origin}/data${path()}.json`)).json()) as { head: { title: string } };
  await expect.poll(() => page.title()).toBe(own.head.title);
  expect(await page.locator('main h1').count()).toBe(1);
  expect(loads).toEqual(['/works']);
  expect(complaints).toEqual([]);
});
