// Installs what package-lock.json asks for, when it is not installed yet. Runs on any Node ≥ 20.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const projectDir = join(dirname(fileURLToPath(import.meta.url)), '..');
const modules = join(projectDir, 'node_modules');
/** The Node that the project is pinned to: an npm package, so that every machine runs the same. */
export const pinnedNode = join(modules, 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

export function prepare() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < 20)
    stop(
      `Нужен Node.js 20 или новее, а здесь ${process.version}. Скачайте его на nodejs.org и запустите команду ещё раз.`,
    );
  install(projectDir, 'Ставим зависимости, это бывает один раз…');
  if (!existsSync(pinnedNode))
    stop('Пакет node поставился без программы. Выполните «npm install-scripts approve node» и повторите.');
}

/** What only the panel needs; `npm start` never installs it. */
export function preparePanel() {
  install(join(projectDir, 'panel'), 'Ставим зависимости панели, это бывает один раз…');
}

/** StrykerJS, which only `npm run test:mutation` needs. */
export function prepareMutation() {
  install(join(projectDir, 'scripts', 'mutation'), 'Ставим StrykerJS, это бывает один раз…');
}

function install(folder, words) {
  const stamp = join(folder, 'node_modules', '.installed-lock');
  const wanted = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log(words);
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const result = spawnSync(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
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
