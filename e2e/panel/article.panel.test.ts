import { expect } from 'vitest';
import { overflowPx } from '../support/looks.ts';
import { PHONE } from '../support/visitor.ts';
import { test } from './support/fixtures.ts';
import { save } from './support/publish.ts';

const ARTICLE = 'articles/sem-smet-na-dvushku';

test('a paste is undone in one step, and an edited paragraph changes only its own line and fits on a phone', async ({
  enter,
  office,
}) => {
  const page = await enter('editor');
  const before = (await office.inFolder(`${ARTICLE}.md`)).split('\n');
  await page.goto(`/content/${ARTICLE}`);
  const first = page.getByRole('textbox', { name: 'Текст', exact: true }).locator('p').first();
  await first.click({ position: { x: 2, y: 8 } });
  await page.keyboard.press('Home');
  await first.evaluate((paragraph) => {
    const clipboardData = new DataTransfer();
    const list = '<ul><li>пол</li><li>потолок</li></ul><p><img src="https://cdn.example/a.jpg">и стены</p>';
    clipboardData.setData('text/html', `<h2>Вставленное</h2>${list}`);
    paragraph.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  const pasted = page.getByRole('heading', { name: 'Вставленное' });
  await pasted.waitFor();
  await page.getByRole('alert').getByText('Они на сайте cdn.example.').waitFor();
  await page.keyboard.press('Control+z');
  await pasted.waitFor({ state: 'detached' });
  await page.keyboard.press('Home');
  await page.keyboard.type('Да. ');
  await save(page);
  const now = (await office.inFolder(`${ARTICLE}.md`)).split('\n');
  expect(now.filter((line, at) => line !== before[at])).toEqual([expect.stringMatching(/^Да\. /)]);
  expect(now.length).toBe(before.length);
  expect(await overflowPx(page, PHONE.width)).toBe(0);
});
