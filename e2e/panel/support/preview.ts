import { test as base } from './fixtures.ts';

const WORK = 'dvushka-na-artilleriyskoy';

export const test = base.extend('preview', ({ enter }) => async (viewport = { width: 1500, height: 900 }) => {
  const page = await enter('editor', { viewport, isPageShown: true });
  await page.goto(`/content/works/${WORK}`);
  const site = page.frameLocator('iframe[data-shown]');
  async function frame() {
    // A rendered draft replaces the frame at any moment, so the frame is that of the element found.
    const html = await site.locator('html[data-started]').elementHandle();
    const shown = await html?.ownerFrame();
    if (!shown) throw new Error('The frame has no document');
    return shown;
  }
  return {
    page,
    site,
    heading: (name?: string | RegExp) =>
      site
        .locator('html:not([data-before])')
        .getByRole('heading', { level: 1, ...(name === undefined ? {} : { name }) }),
    /** Typed texts show at once; `heading` waits for the document rendered from them. */
    async type(title: string) {
      await frame();
      await site.locator('html').evaluate((html) => html.setAttribute('data-before', ''));
      await page.getByRole('textbox', { name: 'Название', exact: true }).fill(title);
    },
    frame,
    width: async () => (await frame()).evaluate(() => innerWidth),
  };
});
