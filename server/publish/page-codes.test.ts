import { expect, test } from 'vitest';
import { publishPageCodes } from './page-codes.ts';

test('a page of a flat gets a code of its full address, other pages get none', async () => {
  const written: [string | null, string][] = [];
  await publishPageCodes({
    built: { module: { pageCode: (address) => `code of ${address}`, pageCodeUrl: (path) => `/qr${path}.svg` } },
    origin: 'https://pregolya.example',
    pages: [
      { path: '/sales/a', entry: { path: '/sales/:slug', page: 'flat' } },
      { path: '/sales', entry: { path: '/sales', page: 'sales' } },
    ],
    writer: {
      write: async (url, _file, bytes) => {
        written.push([url, String(bytes)]);
        return { file: '', hash: '', type: '', cache: 'short' } as never;
      },
    },
  });
  expect(written).toEqual([['/qr/sales/a.svg', 'code of https://pregolya.example/sales/a']]);
});
