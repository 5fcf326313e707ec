import { expect } from 'vitest';
import { test } from './support/fixtures.ts';
import { axeViolations } from './support/sweep.ts';
import { DESKTOP, drawn, PHONE } from './support/visitor.ts';

test.for([
  ['a desk', DESKTOP],
  ['a phone', PHONE],
] as const)('the lightbox on %s passes axe, and the keyboard reaches its strip', async ([_, viewport], { visit }) => {
  const { page, complaints } = await visit('/works/dvushka-na-minskoy', { viewport });
  await page.locator('main a[href^="/media/"]').first().click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  expect(await axeViolations(page)).toEqual([]);

  const strip = dialog.getByRole('list', { name: 'Картинки' });
  for (let press = 0; press < 6; press += 1) {
    if (await strip.evaluate((list) => list === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  expect(await strip.evaluate((list) => list === document.activeElement)).toBe(true);
  const count = dialog.getByRole('status');
  await expect.poll(() => count.innerText()).toMatch(/^1 из 5$/);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => count.innerText()).toMatch(/^2 из/);
  await expect.poll(() => strip.evaluate((list) => list.scrollLeft)).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
});

test.for(['reduce', 'no-preference'] as const)(
  'quick arrow keys leave the lightbox at the picture it announces (%s)',
  { tags: ['nightly'] },
  async (reducedMotion, { visit }) => {
    const { page } = await visit('/works/dvushka-na-minskoy', { reducedMotion });
    await page.locator('main a[href^="/media/"]').first().click();
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    for (let press = 0; press < 3; press += 1) await page.keyboard.press('ArrowRight');
    const strip = dialog.getByRole('list', { name: 'Картинки' });
    await expect.poll(() => strip.evaluate((list) => list.scrollLeft / list.clientWidth)).toBe(3);
    await drawn(page);
    expect(await dialog.getByRole('status').innerText()).toBe('4 из 5');
  },
);
