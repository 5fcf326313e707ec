import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { kinds } from '../../../model/kinds/kinds.ts';
import { readYaml } from '../../../model/load/read-yaml.ts';

/** Whether the folder contains the demo. An unreadable file counts as a real company, which is never replaced. */
export async function isDemoContent(contentDir: string): Promise<boolean> {
  const source = await readFile(join(contentDir, kinds.company.file), 'utf8').catch(() => '');
  const yaml = readYaml(source);
  const company = yaml.ok ? (yaml.value as { readonly demoNotice?: unknown } | null) : null;
  return typeof company?.demoNotice === 'string';
}
