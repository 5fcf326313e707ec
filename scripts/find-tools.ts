import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findFirefox } from '../e2e/engines/firefox.ts';
import { canRunOldChromium } from '../e2e/engines/old-chromium.ts';
import { findWebKit } from '../e2e/engines/webkit.ts';
import { findBrowser, HEADLESS_SHELL } from '../e2e/support/browser.ts';
import { BROTLI_MODULE } from '../e2e/support/front-server.ts';
import { missingOf } from '../e2e/support/programs.ts';

type Wanted = {
  readonly title: string;
  /** Debian packages; empty when the tool is installed with the project's npm packages. */
  readonly packages: readonly string[];
  readonly remedy: string;
  isHere(): boolean;
};

const CHROMIUM: Wanted = {
  title: 'Chromium',
  packages: ['chromium-headless-shell'],
  remedy: 'Поставьте его («apt-get install chromium-headless-shell») или назовите его путь в CHROMIUM_PATH.',
  isHere: () => findBrowser() !== null,
};

const NGINX_BROTLI: Wanted = {
  title: 'Brotli для nginx',
  packages: ['libnginx-mod-http-brotli-static'],
  remedy: 'Поставьте его: «apt-get install libnginx-mod-http-brotli-static».',
  isHere: () => existsSync(BROTLI_MODULE),
};

const program = (title: string, name: string, packageName: string): Wanted => ({
  title,
  packages: [packageName],
  remedy: `Поставьте его: «apt-get install ${packageName}».`,
  isHere: () => missingOf(name).length === 0,
});

const OTHERS: readonly Wanted[] = [
  {
    title: 'Firefox',
    packages: ['firefox-esr'],
    remedy: 'Поставьте его («apt-get install firefox-esr») или назовите его путь в FIREFOX_PATH.',
    isHere: () => findFirefox() !== null,
  },
  {
    title: 'WebKit',
    packages: ['webkit2gtk-driver', 'xvfb'],
    remedy: 'Он есть для Linux: «apt-get install webkit2gtk-driver xvfb».',
    isHere: () => findWebKit() !== null,
  },
  {
    title: 'Chromium 111',
    packages: [],
    remedy: 'Он ставится вместе с пакетами проекта, но работает только на Linux с процессором x64.',
    isHere: canRunOldChromium,
  },
  program('nginx', 'nginx', 'nginx-light'),
  NGINX_BROTLI,
  program('Caddy', 'caddy', 'caddy'),
  program('age', 'age', 'age'),
];

const wanted = process.argv.includes('--all') ? [CHROMIUM, ...OTHERS] : [CHROMIUM];
const missing = () => wanted.filter(({ isHere }) => !isHere());
const isFast = process.env.CHROMIUM_PATH !== undefined || existsSync(HEADLESS_SHELL);
const packages = [...missing(), ...(isFast ? [] : [CHROMIUM])].flatMap((tool) => tool.packages);
const mayInstall = process.argv.includes('--install') && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
if (packages.length > 0 && mayInstall) install([...new Set(packages)]);

for (const { title } of wanted.filter(({ isHere }) => isHere())) console.log(`  ${title}: есть`);
for (const { title, remedy } of missing()) console.error(`  ${title}: НЕТ, проверок с ним не будет. ${remedy}`);
// In CI every tool is required, because skipped tests would go unnoticed.
const isEnough = process.env.CI ? missing().length === 0 : CHROMIUM.isHere();
if (!isEnough) {
  console.error('Без этого проверять нельзя: поставьте их и повторите.');
  process.exit(1);
}

function install(names: readonly string[]): void {
  console.log(`Ставим пакеты Debian: ${names.join(', ')}…`);
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], {
    stdio: ['ignore', 'ignore', 'inherit'],
    // `RUNLEVEL=1` keeps an installed web server from starting.
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  });
}
