import { expect } from 'vitest';
import { test } from './support/fixtures.ts';
import { DESKTOP, PHONE } from './support/visitor.ts';

const FLAT = '/sales/dvushka-v-gurievske';

test('the first screen of a flat on a phone holds a room, the plan, the price, the payment and the request', async ({
  visit,
}) => {
  const { page, complaints } = await visit(FLAT, { viewport: PHONE });
  const bar = page.getByRole('navigation', { name: 'Быстрая связь' });
  expect((await bar.innerText()).replaceAll('\u00a0', ' ')).toContain('7 890 000 ₽');
  expect(await bar.getByRole('link', { name: 'Записаться на просмотр' }).getAttribute('href')).toMatch(/#form$/);
  const barTop = (await bar.boundingBox())?.y ?? 0;
  const [room, plan] = [page.locator('main [data-photo]').first(), page.locator('main svg[role=img]').first()];
  const [price, payment] = [page.locator('main aside').getByText('7 890 000'), page.locator('main aside summary b')];
  for (const part of [room, plan, price.first(), payment]) {
    const box = await part.boundingBox();
    expect((box?.y ?? PHONE.height) + (box?.height ?? 0)).toBeLessThanOrEqual(barTop);
  }
  expect(complaints).toEqual([]);
});

test('the price panel stays in view down to the last photo of a flat', async ({ visit }) => {
  const { page } = await visit(FLAT, { viewport: DESKTOP });
  await page.locator('#photos li').last().scrollIntoViewIfNeeded();
  const ask = page.locator('main aside').getByRole('link', { name: 'Записаться на просмотр' });
  const box = await ask.boundingBox();
  expect(box?.y).toBeGreaterThan(0);
  expect(box?.y).toBeLessThan(DESKTOP.height);
});
