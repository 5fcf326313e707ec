import { spawn } from 'node:child_process';
import { pinnedNode, prepare, projectDir } from './prepare.mjs';

prepare();
const child = spawn(pinnedNode, ['--disable-warning=ExperimentalWarning', 'server/dev/dev.ts'], {
  cwd: projectDir,
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 0));
