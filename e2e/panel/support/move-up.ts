import type { Locator } from 'playwright-core';

/**
 * Moves an item of a list up by one with the keyboard; `place` counts from 1. Checks the announcements for screen
 * readers.
 */
export async function moveUp(handle: Locator, place: number): Promise<void> {
  const page = handle.page();
  const waitForPlace = (at: number) => page.getByText(`Теперь место ${at}.`).waitFor({ state: 'attached' });
  // The list must be at rest: an arriving thumbnail moves the rows that the arrow key was to choose from.
  await handle.click({ trial: true });
  await handle.focus();
  await page.keyboard.press('Space');
  await waitForPlace(place);
  await page.keyboard.press('ArrowUp');
  await waitForPlace(place - 1);
  await page.keyboard.press('Space');
}
