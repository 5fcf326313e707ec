import { backup, drill } from '../../../../server/ops/checks/backup.ts';
import { certificate } from '../../../../server/ops/checks/certificate.ts';
import { type Check, examine, type Finding } from '../../../../server/ops/checks/check.ts';
import { checkContext } from '../../../../server/ops/checks/context.ts';
import { mail } from '../../../../server/ops/checks/mail.ts';
import { answers, redirectToHttps, SITE_SAYS } from '../../../../server/ops/checks/outside.ts';
import { searchEngines } from '../../../../server/ops/checks/search-engines.ts';
import { backupSet, httpsSet, publicUrlSet } from '../../../../server/ops/checks/settings.ts';
import type { PanelEnvironment } from '../../environment.ts';

/** Checks of `npm run doctor` behind a line of the launch list. */
const CHECKS = {
  address: [publicUrlSet, httpsSet, certificate, answers, redirectToHttps],
  mail: [mail],
  backup: [backupSet, backup],
  drill: [drill],
} as const satisfies Readonly<Record<string, readonly Check[]>>;

export type SiteFindings = Readonly<Record<keyof typeof CHECKS | 'search', readonly Finding[]>>;
export type ExamineSite = (isFresh: boolean) => Promise<{ readonly at: Date; readonly findings: SiteFindings }>;

const KEPT_MS = 10 * 60_000;

/** Examines the site from inside and outside. Requests to other machines are repeated after ten minutes or on demand. */
export function siteExaminer({ siteHost, ...environment }: PanelEnvironment): ExamineSite {
  // The checks ask the site where it listens, which may be another machine.
  const context = checkContext({ ...environment, host: siteHost });
  const examineAll = async () => {
    const names = Object.keys(CHECKS) as (keyof typeof CHECKS)[];
    const found = await Promise.all(names.map(async (name) => [name, await examine(CHECKS[name], context)] as const));
    return { at: new Date(), findings: Object.fromEntries(found) as Record<keyof typeof CHECKS, readonly Finding[]> };
  };
  let kept: { readonly since: number; readonly examined: ReturnType<typeof examineAll> } | null = null;
  return async (isFresh) => {
    if (kept === null || isFresh || performance.now() - kept.since > KEPT_MS)
      kept = { since: performance.now(), examined: examineAll() };
    const { at, findings } = await kept.examined;
    return {
      at,
      findings: {
        ...findings,
        // Problems that the site reports itself belong to other lines.
        address: findings.address.filter(({ title }) => title !== SITE_SAYS),
        search: await examine([searchEngines], context),
      },
    };
  };
}
