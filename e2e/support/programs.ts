import { spawnSync } from 'node:child_process';

/** Which of these programs the machine has not. */
export function missingOf(...programs: readonly string[]): string[] {
  return programs.filter((program) => spawnSync('which', [program]).status !== 0);
}
