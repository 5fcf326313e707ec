import { expect } from 'vitest';
import { test } from './support/fixtures.ts';
import { findFocusRingFaults } from './support/focus-rings.ts';
import { allPaths, onePerPage } from './support/sweep.ts';
import { DESKTOP, drawn, PHONE, started } from './support/visitor.ts';

test('the focus ring of every focusable element is fully visible', { timeout: 300_000 }, async ({
  newVisitor,
  site,
}) => {
  const { page } = await newVisitor({ viewport: PHONE });
  const cut: string[] = [];
  for (const path of onePerPage(await allPaths(site.url))) {
    await page.goto(path);
    await started(page);
    // From then on a change of the width lays out the whole page; skipped sections would have estimated sizes.
    await page.locator('main ~ footer[style*="contain-intrinsic"]').waitFor({ state: 'attached' });
    for (const screen of [PHONE, DESKTOP]) {
      await page.setViewportSize(screen);
      cut.push(...(await findFocusRingFaults(page)).map((ring) => `${path}, ${screen.width} px: ${ring}`));
    }
  }
  expect(cut).toEqual([]);
});

test.for([
  ['/', '[data-opens=site-callback]'],
  ['/', '[data-opens=site-search]'],
  ['/', '[data-opens=site-menu]'],
  ['/works', 'main button[aria-haspopup=dialog]'],
  ['/works/dvushka-na-artilleriyskoy', 'a[href*="/media/"]'],
] as const)('focus rings in the dialog that %s opens with %s are fully visible', async ([path, opener], { visit }) => {
  const { page } = await visit(path, { viewport: PHONE });
  await page.locator(opener).filter({ visible: true }).first().click();
  await page.locator('dialog:modal').waitFor();
  await drawn(page);
  expect(await findFocusRingFaults(page)).toEqual([]);
});
