import { EnvironmentError, processVariables, readEnvironment } from '../env.ts';
import { examine, type Level } from './checks/check.ts';
import { INSTALLATION } from './checks/checks.ts';
import { checkContext } from './checks/context.ts';

const SIGNS: Readonly<Record<Level, string>> = { ok: '✓', advice: '! совет:', trouble: '✗ беда:' };

try {
  const findings = await examine(INSTALLATION, checkContext(readEnvironment(processVariables)));
  const lines = process.argv.includes('--json')
    ? [JSON.stringify(findings, null, 2)]
    : findings.map(({ level, title, words }) => `${SIGNS[level]} ${title}: ${words}`);
  process.stdout.write(`${lines.join('\n')}\n`);
  process.exitCode = findings.some(({ level }) => level === 'trouble') ? 1 : 0;
} catch (error) {
  if (!(error instanceof EnvironmentError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
