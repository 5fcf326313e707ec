import { readdir } from 'node:fs/promises';
import { expect, test, vi } from 'vitest';
import { probe, TODAY } from './demo-content.fixture.ts';
import { createContentLoader } from './load-content.ts';

// Whoever runs tests as root may read everything.
vi.mock('node:fs/promises', async (original) => ({ ...(await original<object>()), readdir: vi.fn() }));

test('a folder that may not be read is told of once, not as files that are missing', async () => {
  vi.mocked(readdir).mockRejectedValue(Object.assign(new Error('no'), { code: 'EACCES' }));
  const result = await createContentLoader('/srv/content', probe).load(TODAY);
  expect(result).toMatchObject({
    ok: false,
    issues: [{ file: '/srv/content', message: expect.stringMatching(/не читается: у сервера нет прав/) }],
  });
});
