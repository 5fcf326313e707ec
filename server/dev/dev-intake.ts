import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ContentLoader } from '../../model/load/load-content.ts';
import type { Environment } from '../env.ts';
import type { LeadIntake } from '../leads/lead-intake.ts';
import { openLeadIntake } from '../leads/lead-intake.ts';
import { writeIntakeFiles } from '../publish/intake-files.ts';
import { createLog } from '../serve/log.ts';

type Options = { readonly environment: Environment; readonly loader: ContentLoader };
type DevIntake = LeadIntake & {
  /** Call after a content change: the intake re-reads the consents and the phone number. */
  refresh(): Promise<void>;
};

export async function openDevIntake({ environment, loader }: Options): Promise<DevIntake> {
  const dataDir = join(environment.dataDir, 'dev');
  let facts: string | null = null;
  let version = 0;

  async function refresh(): Promise<void> {
    const loaded = await loader.load(new Date());
    if (!loaded.ok) return;
    // Folders alternate because the intake reads each folder only once.
    version = 1 - version;
    const dir = join(dataDir, `facts-${version}`);
    await mkdir(dir, { recursive: true });
    await writeIntakeFiles(dir, loaded.content);
    facts = dir;
  }

  await mkdir(dataDir, { recursive: true });
  await refresh();
  const shown = { current: () => (facts === null ? null : { dir: facts }) };
  const intake = await openLeadIntake({ ...environment, dataDir }, shown, {
    printLine: (line) => console.error(line),
    log: createLog(),
  });
  return { ...intake, refresh };
}
