// Installs what package-lock.json asks for, when it is not installed yet. Runs on any Node ≥ 20.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const projectDir = join(dirname(fileURLToPath(import.meta.url)), '..');
const modules = join(projectDir, 'node_modules');
/** All workspaces but the panel, and the tools of the root. */
const WITHOUT_PANEL = ['model', 'site', 'server'].flatMap((name) => ['--workspace', name]);
/** The Node that the project is pinned to: an npm package, so that every machine runs the same. */
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
 * What only the panel needs; `npm start` never installs it. It is added to what `prepare` has installed:
 * `npm ci` would first delete the packages of a site that is running.
 */
export function preparePanel() {
  install(projectDir, '.installed-panel-lock', ['install', '--workspace', 'panel', '--no-save'], 'зависимости панели');
}

/** StrykerJS, which only `npm run test:mutation` needs. */
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
