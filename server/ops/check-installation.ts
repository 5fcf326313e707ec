import type { Environment } from '../env.ts';
import { examine } from './checks/check.ts';
import { BEFORE_START } from './checks/checks.ts';
import { checkContext } from './checks/context.ts';

/**
 * `node server/main.ts --check`: checks before an upgrade whether this version would start and publish here. Changes
 * nothing that is served. @returns whether all checks passed
 */
export async function checkInstallation(environment: Environment, say: (line: string) => void): Promise<boolean> {
  const findings = await examine(BEFORE_START, checkContext(environment));
  for (const { level, title, words } of findings) say(`${level === 'trouble' ? '✗' : '✓'} ${title}: ${words}`);
  const isWell = findings.every(({ level }) => level !== 'trouble');
  say(isWell ? 'Эту версию можно запускать.' : 'Запускать нельзя: исправьте отмеченное ✗ и проверьте ещё раз.');
  return isWell;
}
