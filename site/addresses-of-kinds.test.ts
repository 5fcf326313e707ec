import { expect, test } from 'vitest';
import { folderKinds, singleKinds } from '../model/kinds/kinds.ts';
import { routes } from './routes.ts';

test('every page address declared by a kind is a page of the site', () => {
  const pages = new Set(
    routes.filter(({ page }) => page).map(({ path, params }) => path.replace(`/${params?.kind}/`, '/:kind/')),
  );
  const addresses = [...singleKinds, ...folderKinds].flatMap(({ address }) => address ?? []);
  expect(addresses.length).toBeGreaterThan(10);
  for (const address of addresses) expect(pages).toContain(address);
});
