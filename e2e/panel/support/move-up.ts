import type { Locator } from 'playwright-core';

/**
 * Moves an item of a list up by one with the keyboard; `place` counts from 1. Checks the announcements for screen
 * readers.
 */
export async function moveUp(handle: Locator, place: number): Promise<void> {
  const page = handle.page();
  const told = (at: number) => page.getByText(`Теперь место ${at}.`).waitFor({ state: 'attached' });
  await handle.focus();
  await page.keyboard.press('Space');
  await told(place);
  await page.keyboard.press('ArrowUp');
  await told(place - 1);
  await page.keyboard.press('Space');
}
