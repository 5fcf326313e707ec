import { spawnSync } from 'node:child_process';
import { findBrowser } from '../e2e/support/browser.ts';

/** Makes sure that the tests have a Chromium: the system's, or Debian's package where this user may install it. */
if (findBrowser() === null && process.argv.includes('--install') && process.getuid?.() === 0) {
  console.log('Chromium не найден, ставим пакет Debian…');
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
const browser = findBrowser();
if (browser === null) {
  console.error(
    'Для тестов нужен Chromium. Поставьте его («apt-get install chromium») или назовите его путь в CHROMIUM_PATH.',
  );
  process.exit(1);
}
console.log(`  ${browser}`);
