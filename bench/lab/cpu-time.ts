import { readFile } from 'node:fs/promises';

/** Clock ticks per second of `/proc`, see `man 5 proc`; 100 on every Linux that the project supports. */
const TICKS_PER_SECOND = 100;

export async function cpuSeconds(pids: readonly number[]): Promise<number> {
  const times = pids.map(async (pid) => {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
    // The program name in field 2 may contain spaces; the times are fields 14 and 15.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / TICKS_PER_SECOND;
  });
  return sum(await Promise.all(times));
}

/** Returns the proportional set size: private memory plus a share of the memory that is shared with other processes. */
export async function memoryMb(pids: readonly number[]): Promise<number> {
  const sizes = pids.map(async (pid) => {
    const pages = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
    return Number(/^Pss:\s+(\d+)/m.exec(pages)?.[1] ?? 0) / 1024;
  });
  return sum(await Promise.all(sizes));
}

export async function withChildren(pid: number): Promise<number[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  return [pid, ...children.split(' ').filter(Boolean).map(Number)];
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
