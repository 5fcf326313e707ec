import { expect } from 'vitest';
import { test } from './support/fixtures.ts';
import { PHONE } from './support/visitor.ts';

const WORK = '/works/dvushka-na-artilleriyskoy';
const CAPTION = /День\s\d+\sиз\s74/;

test('keys move through the days of the room, one stage per press', async ({ visit }) => {
  const { page } = await visit('/');
  const slider = page.getByRole('slider', { name: 'День ремонта' });
  const readValueText = async () => (await slider.getAttribute('aria-valuetext'))?.replace(/\s/g, ' ') ?? '';
  const seen = () => page.getByText(CAPTION).filter({ visible: true }).allInnerTexts();
  await slider.press('Home');
  await expect.poll(readValueText).toMatch(/^день 1 из 74, .*, оплачено 444 600 ₽$/);
  const heard = [await readValueText()];
  for (let step = 0; step < 4; step += 1) {
    await slider.press('ArrowRight');
    await expect.poll(readValueText).not.toBe(heard.at(-1));
    heard.push(await readValueText());
  }
  expect(new Set(heard).size).toBe(5);
  expect(heard.at(-1)).toMatch(/^день 74 из 74, .*, оплачено 1 482 000 ₽$/);
  await expect.poll(seen).toEqual([expect.stringMatching(/День.74.из.74/)]);
  await slider.press('ArrowLeft');
  await expect.poll(seen).toEqual([expect.not.stringMatching(/День.74/)]);
});

test('a finger selects the nearest stage', { tags: ['nightly'] }, async ({ visit }) => {
  const { page } = await visit(WORK, { viewport: PHONE });
  const slider = page.getByRole('slider', { name: 'День ремонта' });
  await slider.press('Home');
  await slider.scrollIntoViewIfNeeded();
  const box = await slider.boundingBox();
  if (!box) throw new Error('The slider is not drawn');
  await page.mouse.click(box.x + box.width * 0.97, box.y + box.height / 2);
  await expect.poll(() => slider.getAttribute('aria-valuetext')).toMatch(/^день 74/);
});

test('all stages are shown with day and cost without scripts and on paper', { tags: ['nightly'] }, async ({
  visit,
}) => {
  const { page } = await visit(WORK, { javaScriptEnabled: false, viewport: PHONE });
  const captions = page.getByText(CAPTION).filter({ visible: true });
  expect(await captions.count()).toBe(5);
  expect(
    await page
      .getByText(/Оплачено\s444\s600/)
      .first()
      .isVisible(),
  ).toBe(true);
  expect(await page.getByText('День ремонта', { exact: true }).isVisible()).toBe(false);

  const printer = await visit(WORK);
  await printer.page.emulateMedia({ media: 'print' });
  expect(await printer.page.getByText(CAPTION).filter({ visible: true }).count()).toBe(5);
});
