import { mkdir, writeFile } from 'node:fs/promises';

export type Row = {
  readonly group: string;
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** Budget of docs/architecture.md: exceeding `must` fails the benchmark, `goal` is the target. */
  readonly must?: number;
  readonly goal?: number;
  readonly higherIsBetter?: boolean;
};

export type Measured = { readonly rows: readonly Row[]; readonly notes: readonly string[] };

export async function report(rows: readonly Row[], notes: readonly string[]): Promise<boolean> {
  let group = '';
  for (const row of rows) {
    if (row.group !== group) console.log(`\n${row.group}`);
    group = row.group;
    const budget = row.must === undefined ? '' : `предел ${row.must}, цель ${row.goal ?? '—'}`;
    console.log(
      `  ${verdict(row)} ${row.name.padEnd(70)} ${String(row.value).padStart(9)} ${row.unit.padEnd(8)} ${budget}`,
    );
  }
  for (const note of notes) console.log(`\n! ${note}`);
  await mkdir('bench/results', { recursive: true });
  const file = `bench/results/${new Date().toISOString().replace(/[:.]/g, '-')}.json`;
  await writeFile(file, JSON.stringify({ node: process.version, rows, notes }, null, 2));
  console.log(`\n${file}`);
  return rows.every((row) => verdict(row) !== '✗');
}

/** ✓ within the goal, · within the limit, ✗ beyond the limit. */
function verdict({ value, must, goal, higherIsBetter = false }: Row): string {
  const within = (limit: number) => (higherIsBetter ? value >= limit : value <= limit);
  if (must === undefined) return ' ';
  if (goal !== undefined && within(goal)) return '✓';
  return within(must) ? '·' : '✗';
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}
