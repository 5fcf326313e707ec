import { readFile } from 'node:fs/promises';

/** `man 5 proc`; 100 on every Linux of ours. */
const TICKS_PER_SECOND = 100;

/** Seconds of processor time that these processes have had. */
export async function cpuSeconds(pids: readonly number[]): Promise<number> {
  const times = pids.map(async (pid) => {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
    // The name of the program may hold spaces; the times are the 14th and 15th field.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / TICKS_PER_SECOND;
  });
  return sum(await Promise.all(times));
}

/** What these processes have to themselves, and their share of what they have in common with others. */
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
