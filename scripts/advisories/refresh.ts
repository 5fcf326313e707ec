import { execFile } from 'node:child_process';
import type { Advisory, AdvisoryList } from './advisory-list.ts';

type Report = {
  readonly vulnerabilities?: Readonly<Record<string, { readonly via: readonly (string | AuditFinding)[] }>>;
};
type AuditFinding = {
  readonly name: string;
  readonly range: string;
  readonly url: string;
  readonly severity: string;
  readonly title: string;
};

/**
 * Adds the registry's advisories for the installed versions to the list; known advisories and accepted reasons are
 * kept. @throws {Error} when the registry does not answer
 */
export async function refreshed(list: AdvisoryList, folder: string, today: string): Promise<AdvisoryList> {
  const { vulnerabilities = {} } = await audit(folder);
  const findings = Object.values(vulnerabilities).flatMap(({ via }) =>
    via.flatMap((of) => (typeof of === 'string' ? [] : [ours(of)])),
  );
  const byKey = new Map(list.advisories.map((advisory) => [keyOf(advisory), advisory]));
  for (const advisory of findings) {
    const accepted = byKey.get(keyOf(advisory))?.accepted;
    byKey.set(keyOf(advisory), accepted === undefined ? advisory : { ...advisory, accepted });
  }
  const source = `npm audit, ${today}`;
  const sources = [...list.sources.filter((known) => !known.startsWith('npm audit, ')), source];
  return { asOf: today, sources, advisories: [...byKey.values()] };
}

function ours({ name, range, url, severity, title }: AuditFinding): Advisory {
  return { package: name, affected: range, id: url.slice(url.lastIndexOf('/') + 1), severity, title };
}

const keyOf = ({ package: name, id }: Advisory) => `${name} ${id}`;

function audit(folder: string): Promise<Report> {
  return new Promise((resolve, reject) => {
    // `npm audit` exits with 1 when it finds advisories, so only its output shows whether the registry answered.
    execFile(
      'npm',
      ['audit', '--json', '--package-lock-only'],
      { cwd: folder, maxBuffer: 64 * 1024 * 1024 },
      (error, out) => {
        const report = readReport(out);
        if (report?.vulnerabilities) resolve(report);
        else reject(new Error(`npm audit в «${folder}» не ответил: ${out.trim() || error?.message}`));
      },
    );
  });
}

function readReport(text: string): Report | null {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
