import { describe, expect } from 'vitest';
import { test } from '../support/fixtures.ts';
import { answered, started, type Visitor } from '../support/visitor.ts';

const DATA = '/data/contacts.json';
type Body = Record<string, unknown>;

/** Changes the data of a page on its way to the browser until `restore` is called; counts the requests. */
async function changeData({ page, origin }: Visitor, change: (body: Body) => Body) {
  const own = (await (await fetch(origin + DATA)).json()) as Body;
  let isChanged = true;
  let requests = 0;
  await page.route(`**${DATA}`, (route) => {
    requests += 1;
    return isChanged ? route.fulfill({ json: change(own) }) : route.continue();
  });
  return { restore: () => (isChanged = false), requests: () => requests };
}

test('the data of every page names its build', async ({ site }) => {
  const latest = (await (await fetch(`${site.url}/builds/latest.json`)).json()) as { id: string };
  for (const path of ['index', 'contacts', 'works', 'works/dvushka-na-minskoy']) {
    expect(await (await fetch(`${site.url}/data/${path}.json`)).json()).toMatchObject({ build: latest.id, head: {} });
  }
});

describe('a tab that receives data of another build with a renamed field', () => {
  const renamed = ({ data, ...body }: Body): Body => ({ ...body, build: 'newer', facts: data });

  test('loads the document once, without an error', async ({ newTraveller }) => {
    const traveller = await newTraveller();
    const { page, open, follow, heading, loads, complaints } = traveller;
    await changeData(traveller, renamed);
    await open('/works');
    await follow('Контакты');
    await heading('Контакты').waitFor();
    await started(page);
    expect(loads).toEqual(['/works', '/contacts']);
    expect(await page.locator('[data-page-error]').count()).toBe(0);
    expect(complaints).toEqual([]);
  });
});

describe('a page that fails to render', () => {
  const broken = (body: Body): Body => ({ ...body, data: {} });

  test('is requested again on every press of «Повторить»', { tags: ['nightly'] }, async ({ newTraveller }) => {
    const traveller = await newTraveller();
    const { page, open, follow, heading, loads } = traveller;
    const data = await changeData(traveller, broken);
    await open('/works');
    await follow('Контакты');
    const message = page.locator('[data-page-error]');
    await message.waitFor();
    const again = message.getByRole('button', { name: 'Повторить' });
    for (let press = 0; press < 2; press += 1) {
      const before = data.requests();
      await again.click();
      await expect.poll(data.requests).toBe(before + 1);
      await message.waitFor();
    }
    data.restore();
    await again.click();
    await heading('Контакты').waitFor();
    expect(loads).toEqual(['/works']);
  });

  test('is loaded as a document by «Повторить» once another build exists', { tags: ['nightly'] }, async ({
    newTraveller,
  }) => {
    const traveller = await newTraveller();
    const { page, open, follow, heading, loads } = traveller;
    let isNewer = false;
    await changeData(traveller, (body) => ({ ...broken(body), ...(isNewer ? { build: 'newer' } : {}) }));
    await open('/works');
    await follow('Контакты');
    await page.locator('[data-page-error]').waitFor();
    isNewer = true;
    await page.getByRole('button', { name: 'Повторить' }).click();
    await heading('Контакты').waitFor();
    expect(loads).toEqual(['/works', '/contacts']);
  });
});

test('a failed page and a lost network cause at most one request each', async ({ newTraveller }) => {
  const { page, open, follow, toast } = await newTraveller({ prefetches: false });
  let requests = 0;
  await page.route('**/data/*.json', (route) => {
    requests += 1;
    return requests === 1 ? route.fulfill({ status: 500 }) : route.abort();
  });
  await open('/works');
  await follow('Контакты');
  await page.locator('[data-page-error]').waitFor();
  await page.evaluate(() => Object.defineProperty(navigator, 'onLine', { value: false, configurable: true }));
  await follow('Ремонт');
  await toast.waitFor();
  await answered(page);
  expect(requests).toBeLessThanOrEqual(3);
  expect(await page.locator('[data-page-error]').count()).toBe(1);
});
