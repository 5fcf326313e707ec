import { files } from './checks/files.ts';
import { machine } from './checks/machine.ts';
import { mail } from './checks/mail.ts';
import { outside } from './checks/outside.ts';
import { panel } from './checks/panel.ts';
import { backups, release } from './checks/release.ts';
import { channels, store } from './checks/store.ts';
import { type Examine, type Finding, type Patient, trouble } from './finding.ts';

const CHECKS: readonly Examine[] = [machine, files, store, release, backups, channels, outside, panel, mail];

/** Everything at once; a check that fails is itself a finding. */
export async function examine(patient: Patient): Promise<readonly Finding[]> {
  const found = await Promise.all(
    CHECKS.map((check) =>
      check(patient).catch((error: Error) => [trouble('Проверка', `не удалась: ${error.message}.`)]),
    ),
  );
  return found.flat();
}
