import { realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { readRelease } from '../../release/manifest.ts';
import { advice, type Check, ok } from './check.ts';

/** Whether search engines may index the home page of the release on the site. */
export const searchEngines: Check = {
  title: 'Поисковики',
  async look({ environment: { dataDir } }) {
    const shown = await realpath(join(dataDir, 'current'))
      .then(readRelease)
      .catch(() => null);
    if (shown === null) return null;
    return shown.files['/']?.noindex
      ? advice(
          'сайт для них закрыт. Если пора открывать, это делает кнопка на «Обзоре» панели (docs/ru/own-company.md).',
        )
      : ok('сайт для них открыт.');
  },
};
