import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from '../../../model/content.ts';
import { writeFileAtomic } from '../../disk/write-file-atomic.ts';
import { explainCache } from '../images/errors.ts';
import { planFile } from './plan-file.ts';

export async function ensurePlans(
  content: Pick<Content, 'flats' | 'drawings'>,
  wanted: ReadonlySet<string>,
  dir: string,
): Promise<Map<string, string>> {
  const plans = content.flats.flatMap((flat) => planFile(content, flat) ?? []).filter(({ name }) => wanted.has(name));
  for (const { name, draw } of plans.filter((plan) => !existsSync(join(dir, plan.name)))) {
    const jpeg = await draw();
    await writeFileAtomic(dir, name, jpeg).catch((error: unknown) => {
      throw explainCache(dir, error);
    });
  }
  return new Map(plans.map(({ name }) => [name, join(dir, name)]));
}
