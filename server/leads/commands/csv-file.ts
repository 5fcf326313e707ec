import { mkdir, open } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { isoDayAt } from '../../../model/format/date.ts';
import type { CommandContext } from './command.ts';

/** Writes a file readable by its owner only, since it holds names and phones. `count` excludes the header line. */
export async function writeLines(
  { dataDir, now, clock }: Pick<CommandContext, 'dataDir' | 'now' | 'clock'>,
  given: string | undefined,
  { name, lines }: { readonly name: string; readonly lines: AsyncIterable<string> },
): Promise<{ readonly path: string; readonly count: number }> {
  const path = resolve(given ?? join(dataDir, 'exports', `${name}-${isoDayAt(now(), clock.utcOffsetHours)}.csv`));
  await mkdir(dirname(path), { recursive: true });
  await using file = await open(path, 'w', 0o600);
  await file.chmod(0o600);
  let count = -1;
  for await (const line of lines) {
    await file.write(line);
    count += 1;
  }
  return { path, count };
}
