import { expect, inject, test } from 'vitest';

test('the test build has the gallery of components, a release has not', async () => {
  expect((await fetch(`${inject('testSiteUrl')}/__ui`)).status).toBe(200);
  expect((await fetch(`${inject('siteUrl')}/__ui`)).status).toBe(404);
});
