import { expect } from 'vitest';
import { test } from './support/fixtures.ts';
import { PHONE } from './support/visitor.ts';

const WORK = '/works/dvushka-na-artilleriyskoy';
const CAPTION = /День\s\d+\sиз\s74/;

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
