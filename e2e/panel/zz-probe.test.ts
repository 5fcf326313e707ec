import { test } from './support/fixtures.ts';
test('probe', async ({ enter }) => {
  const page = await enter('editor');
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate(() => { const s = document.createElement('script'); s.textContent = '1'; try { document.body.append(s); } catch {} });
});
