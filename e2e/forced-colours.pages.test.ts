import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { test } from './support/fixtures.ts';
import { started } from './support/visitor.ts';

const fillOf = (locator: Locator) => locator.evaluate((element) => getComputedStyle(element).backgroundColor);
const colourOf = (locator: Locator) => locator.evaluate((element) => getComputedStyle(element).color);

test.for(['dark', 'light'] as const)(
  'forced %s colours keep the selection, the tracks and the bars visible',
  async (colorScheme, { visit }) => {
    const { page } = await visit('/', { forcedColors: 'active', colorScheme });
    const segment = (name: string) => page.locator('main label', { has: page.getByRole('radio', { name }) });
    const chosen = segment('Новостройка');
    expect(await fillOf(chosen)).not.toBe(await fillOf(segment('Вторичное жильё')));
    expect(await fillOf(chosen)).not.toBe(await colourOf(chosen));
    const canvas = await fillOf(page.locator('body'));
    const slider = page.locator('main input[name=area]');
    const withTrack = await slider.screenshot();
    await slider.evaluate((range) => {
      for (const colour of ['--surface-chosen', '--color-border']) range.style.setProperty(colour, 'Canvas');
    });
    expect((await slider.screenshot()).equals(withTrack)).toBe(false);
    for (const part of await page.locator('main [data-part]').all()) expect(await fillOf(part)).not.toBe(canvas);

    await page.goto('/works');
    await started(page);
    const chips = page.locator('main button[aria-pressed]');
    await chips.nth(1).click();
    await expect.poll(() => chips.nth(1).getAttribute('aria-pressed')).toBe('true');
    const pressed = chips.and(page.locator('[aria-pressed=true]'));
    await expect.poll(async () => (await fillOf(pressed)) === (await fillOf(chips.nth(2)))).toBe(false);
    expect(await fillOf(pressed)).not.toBe(await colourOf(pressed));

    await page.goto('/works/dvushka-na-artilleriyskoy');
    const bars = await page.locator('main table td > span').all();
    expect(bars.length).toBeGreaterThan(3);
    for (const bar of bars) expect(await fillOf(bar)).not.toBe(canvas);
    for (const button of await page.locator('header a[data-opens=site-callback], form button[type=submit]').all()) {
      expect(await colourOf(button)).not.toBe(await fillOf(button));
    }
  },
);
