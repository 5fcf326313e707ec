import { spawnSync } from 'node:child_process';

export function missingOf(...programs: readonly string[]): string[] {
  return programs.filter((program) => spawnSync('which', [program]).status !== 0);
}
