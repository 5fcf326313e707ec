import type { Locator } from 'playwright-core';

/** Moves a line of a list, which stands at a place counted from 1, up by one: by the keys, as its words say. */
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
