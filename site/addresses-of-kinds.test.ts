import { expect, test } from 'vitest';
import { folderKinds, singleKinds } from '../model/kinds/kinds.ts';
import { routes } from './routes.ts';

test('every kind that says by which page it is shown names a page of the site', () => {
  const pages = new Set(
    routes.filter(({ page }) => page).map(({ path, params }) => path.replace(`/${params?.kind}/`, '/:kind/')),
  );
  const addresses = [...singleKinds, ...folderKinds].flatMap(({ address }) => address ?? []);
  expect(addresses.length).toBeGreaterThan(10);
  for (const address of addresses) expect(pages).toContain(address);
});
