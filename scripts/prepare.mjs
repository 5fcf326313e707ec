// Installs the packages of package-lock.json when necessary. Runs on any Node ≥ 20.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const projectDir = join(dirname(fileURLToPath(import.meta.url)), '..');
const modules = join(projectDir, 'node_modules');
const WITHOUT_PANEL = ['model', 'site', 'server'].flatMap((name) => ['--workspace', name]);
/** Node pinned as an npm package, so that every machine runs the same version. */
export const pinnedNode = join(modules, 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

export function prepare() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < 20)
    stop(
      `Нужен Node.js 20 или новее, а здесь ${process.version}. Скачайте его на nodejs.org и запустите команду ещё раз.`,
    );
  install(projectDir, '.installed-lock', ['ci', ...WITHOUT_PANEL, '--include-workspace-root'], 'зависимости');
  if (!existsSync(pinnedNode))
    stop('Пакет node поставился без программы. Выполните «npm install-scripts approve node» и повторите.');
}

/**
 * Installs the packages that only the panel needs; `npm start` never installs them. `npm ci` would first delete the
 * packages of a running site.
 */
export function preparePanel() {
  install(projectDir, '.installed-panel-lock', ['install', '--workspace', 'panel', '--no-save'], 'зависимости панели');
}

export function prepareMutation() {
  install(join(projectDir, 'scripts', 'mutation'), '.installed-lock', ['ci'], 'StrykerJS');
}

/** `npm ci` deletes the stamps together with the packages. */
function install(folder, stampName, args, what) {
  const stamp = join(folder, 'node_modules', stampName);
  const wanted = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log(`Ставим ${what}, это бывает один раз…`);
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const result = spawnSync(npm, [...args, '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (result.error) stop('Не нашли команду npm. Она ставится вместе с Node.js: переустановите его с nodejs.org.');
  if (result.status !== 0)
    stop('Зависимости не поставились, причина выше. Чаще всего это сеть: проверьте её и повторите.');
  writeFileSync(stamp, wanted);
}

function stop(message) {
  console.error(message);
  process.exit(1);
}
