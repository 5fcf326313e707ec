import { realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { readBuiltSite } from '../../publish/built-site.ts';
import { readRelease } from '../../release/manifest.ts';
import { pinnedWords, readPin } from '../../release/pin.ts';
import { advice, type Check, ok, trouble } from './check.ts';

export const build: Check = {
  title: 'Сборка',
  async look({ environment: { distDir } }) {
    const built = await readBuiltSite(distDir).catch(() => null);
    return built
      ? ok(`${built.buildId} в ${distDir}.`)
      : trouble(`${distDir} нет или она не вся: соберите сайт, npm run build, или проверьте SITE_BUILD_DIR.`);
  },
};

export const release: Check = {
  title: 'Выпуск',
  async look({ environment: { dataDir, distDir, role } }) {
    const shown = await realpath(join(dataDir, 'current'))
      .then(readRelease)
      .catch(() => null);
    if (shown === null) return trouble('его нет или он не читается: опубликуйте содержимое, npm run publish.');
    const pin = await readPin(dataDir);
    if (pin) return advice(pinnedWords(pin));
    const built = role === 'publish' ? await readBuiltSite(distDir).catch(() => null) : null;
    return built !== null && built.buildId !== shown.buildId
      ? advice(
          `${shown.id} сделан другой сборкой, не той, что в ${distDir}: перезапустите сервер и посмотрите его журнал.`,
        )
      : ok(`${shown.id}, сделан ${shown.createdAt}.`);
  },
};

export const pinnedRelease: Check = {
  title: 'Закреплённый выпуск',
  async look({ environment: { dataDir } }) {
    const pin = await readPin(dataDir);
    return ok(pin === null ? 'нет' : (await readRelease(join(dataDir, 'releases', pin.releaseId))).id);
  },
};
