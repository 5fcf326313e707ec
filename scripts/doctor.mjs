import { spawnSync } from 'node:child_process';
import { pinnedNode, prepare, projectDir } from './prepare.mjs';

prepare();
const args = ['--disable-warning=ExperimentalWarning', 'server/ops/doctor.ts', ...process.argv.slice(2)];
const { status } = spawnSync(pinnedNode, args, { cwd: projectDir, stdio: 'inherit' });
process.exitCode = status ?? 1;
