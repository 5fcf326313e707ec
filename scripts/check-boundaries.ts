import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { promisify } from 'node:util';

/** An import that a wall forbids: the file, and the file or package that it takes. Each file stands in one plant only. */
type Plant = readonly [from: string, to: string];

const NOWHERE = 'model/nowhere.ts';

/** For every wall one violation that must be seen. A wall without one may be painted only. */
const PLANTS: Record<string, readonly Plant[]> = {
  'no-cycles': [['model/itself.ts', 'model/itself.ts']],
  'model-knows-nobody': [['model/kinds/curious.ts', 'site/lib/fact.ts']],
  'the-contract-reads-no-files': [['model/kinds/reader.ts', 'model/load/folder.ts']],
  'the-contract-needs-no-node': [['model/format/by-node.ts', 'node:fs']],
  'e2e-goes-over-http': [['e2e/looks-inside.test.ts', 'server/publish/anything.ts']],
  'site-knows-only-the-model': [['site/pages/home/asks-server.ts', 'server/serve/anything.ts']],
  'site-loads-nothing-from-node': [
    ['site/pages/home/part-of-page.tsx', 'node:fs'],
    ['site/boot.ts', 'node:path'],
  ],
  'site-is-given-its-content': [['site/pages/works/reads-content.ts', 'model/load/folder.ts']],
  'server-takes-the-built-site': [['server/publish/renders-source.ts', 'site/pages/home/page.tsx']],
  'site-lib': [['site/lib/looks-up.ts', 'site/routes.ts']],
  'site-runtime': [['site/runtime/helped.ts', 'site/lib/fact.ts']],
  'runtime-knows-no-react': [['site/runtime/drawn.ts', 'react']],
  'site-navigation': [['site/navigation/draws.tsx', 'site/ui/button.tsx']],
  'site-ui': [['site/ui/clever-button.tsx', 'site/features/calculator/part.tsx']],
  'site-features': [['site/features/reviews/of-page.tsx', 'site/pages/home/page.tsx']],
  'features-are-strangers': [['site/features/gallery/friendly.tsx', 'site/features/calculator/part.tsx']],
  'pages-are-strangers': [['site/pages/about/friendly.tsx', 'site/pages/home/page.tsx']],
  'site-pages': [['site/pages/about/framed.tsx', 'site/layouts/frame.tsx']],
  'site-layouts': [['site/layouts/nosy.tsx', 'site/pages/home/page.tsx']],
  'early-is-small': [['site/early/heavy.ts', 'site/ui/button.tsx']],
  'only-the-adapters-touch-the-router': [
    ['site/pages/works/own-router.ts', 'react-router'],
    ['site/layouts/own-router.ts', 'react-router'],
    ['site/features/flats/own-router.ts', 'react-router'],
    ['site/ui/own-router.ts', 'react-router'],
  ],
  'one-door-to-the-environment': [['server/serve/knows-environment.ts', 'server/env.ts']],
  'leads-contract': [['server/leads/contract/climbs.ts', 'server/leads/store/anything.ts']],
  'leads-outgoing': [['server/leads/outgoing/climbs.ts', 'server/leads/channels/anything.ts']],
  'leads-store': [
    ['server/leads/store/to-delivery.ts', 'server/leads/delivery/anything.ts'],
    ['server/leads/store/to-operations.ts', 'server/leads/operations/anything.ts'],
  ],
  'leads-intake': [['server/leads/intake/climbs.ts', 'server/leads/http/anything.ts']],
  'leads-http': [['server/leads/http/sideways.ts', 'server/leads/delivery/anything.ts']],
  'leads-delivery': [['server/leads/delivery/climbs.ts', 'server/leads/channels/anything.ts']],
  'leads-operations': [['server/leads/operations/climbs.ts', 'server/leads/commands/anything.ts']],
  'leads-channels': [['server/leads/channels/sideways.ts', 'server/leads/store/anything.ts']],
  'leads-reports': [['server/leads/reports/climbs.ts', 'server/leads/commands/anything.ts']],
  'leads-commands': [['server/leads/commands/sideways.ts', 'server/leads/intake/anything.ts']],
  'leads-are-a-room-of-their-own': [['server/publish/asks-leads.ts', 'server/leads/store/anything.ts']],
  'leads-testing-is-for-tests': [['server/leads/store/leans-on-tests.ts', 'server/leads/testing/anything.ts']],
  'a-page-carries-no-zod-for-leads': [['site/features/lead-form/checks.ts', 'model/lead/lead-schema.ts']],
  'counts-are-a-room-of-their-own': [['server/leads/http/asks-counts.ts', 'server/counts/anything.ts']],
  'node-needs-no-web-server': [['server/serve/asks-front.ts', 'server/front/anything.ts']],
  'one-server-needs-no-storage': [['server/publish/hands-on.ts', 'server/release-storage/anything.ts']],
  'release-storage-knows-no-leads': [['server/release-storage/asks-leads.ts', 'server/leads/store/anything.ts']],
  'backups-are-taken-from-outside': [['server/publish/asks-backup.ts', 'server/backup/anything.ts']],
  'nobody-needs-the-watchers': [
    ['server/serve/asks-metrics.ts', 'server/metrics/anything.ts'],
    ['server/leads/http/asks-watching.ts', 'server/watching/anything.ts'],
    ['server/counts/asks-doctor.ts', 'server/doctor/anything.ts'],
  ],
  'nobody-needs-the-panel': [['server/serve/asks-panel.ts', 'panel/server/anything.ts']],
  'panel-contract-stands-on-the-model': [['panel/contract/climbs.ts', 'panel/server/anything.ts']],
  'panel-app-goes-over-http': [['panel/app/reaches-in.ts', 'panel/server/anything.ts']],
  'panel-server-draws-nothing': [['panel/server/draws.ts', 'panel/app/screen.tsx']],
  'no-orphans': [['site/ui/forgotten.ts', '']],
  'not-to-dev-dependencies': [['server/publish/tested.ts', 'fast-check']],
  'fakes-are-for-tests': [['server/release/pretends.ts', 'server/release/service.fake.ts']],
  'nothing-unresolvable': [['model/lost.ts', NOWHERE]],
};

/** Imports that must stay allowed: a wall without doors would be seen here. */
const DOORS: readonly Plant[] = [
  ['site/pages/home/page.tsx', 'site/features/calculator/part.tsx'],
  ['site/features/calculator/part.tsx', 'site/ui/button.tsx'],
  ['site/ui/button.tsx', 'site/navigation/place.ts'],
  ['site/navigation/place.ts', 'react-router'],
  ['site/lib/fact.ts', 'model/format/money.ts'],
  ['site/layouts/frame.tsx', 'site/features/calculator/part.tsx'],
  ['site/router/shows.tsx', 'site/layouts/frame.tsx'],
  ['site/entry-static.tsx', 'site/router/shows.tsx'],
  ['site/routes.ts', 'site/lib/fact.ts'],
  ['server/main.ts', 'server/env.ts'],
  ['server/serve/anything.ts', 'model/format/money.ts'],
  ['model/load/folder.ts', 'node:fs'],
  ['server/leads/http/anything.ts', 'server/leads/intake/anything.ts'],
  ['server/leads/operations/anything.ts', 'server/leads/store/anything.ts'],
];

type Violation = { readonly from: string; readonly rule: { readonly name: string } };

type Rules = { readonly forbidden: readonly { readonly name: string }[] };

const ROOT = resolve(import.meta.dirname, '..');
const house = await mkdtemp(join(tmpdir(), 'walls-'));
try {
  for (const file of ['package.json', 'tsconfig.json', '.dependency-cruiser.mjs'])
    await cp(join(ROOT, file), join(house, file));
  await symlink(join(ROOT, 'node_modules'), join(house, 'node_modules'));
  await build([...DOORS, ...Object.values(PLANTS).flat()]);
  const seen = await violations();
  const painted = Object.entries(PLANTS).flatMap(([rule, planted]) =>
    planted
      .filter(([from]) => !seen.some((violation) => violation.rule.name === rule && violation.from === from))
      .map(([from, to]) => `${rule}: ${from} → ${to} is not seen`),
  );
  const { default: rules } = (await import(join(ROOT, '.dependency-cruiser.mjs'))) as { default: Rules };
  const bare = rules.forbidden
    .filter(({ name }) => !(name in PLANTS))
    .map(({ name }) => `${name} has no violation planted`);
  const shut = seen
    .filter(({ from }) => DOORS.some(([door]) => door === from))
    .map(({ from, rule }) => `${rule.name} forbids what ${from} may do`);
  const problems = [...bare, ...painted, ...shut];
  if (problems.length > 0) {
    console.error(`Walls that do not hold, see .dependency-cruiser.mjs:\n${problems.join('\n')}`);
    process.exitCode = 1;
  }
} finally {
  await rm(house, { recursive: true, force: true });
}

/** Empty files for all that is named, then the imports themselves. */
async function build(imports: readonly Plant[]): Promise<void> {
  const named = imports.map(([, to]) => to).filter((to) => isOurs(to) && to !== NOWHERE);
  await Promise.all(named.map((file) => place(file, 'export {};\n')));
  await Promise.all(
    imports.map(([from, to]) => place(from, to === '' ? 'export {};\n' : `import '${pathTo(from, to)}';\n`)),
  );
}

function isOurs(to: string): boolean {
  return to.includes('/') && !to.startsWith('node:');
}

function pathTo(from: string, to: string): string {
  if (!isOurs(to)) return to;
  const path = relative(dirname(from), to);
  return path.startsWith('.') ? path : `./${path}`;
}

async function place(file: string, text: string): Promise<void> {
  await mkdir(join(house, dirname(file)), { recursive: true });
  await writeFile(join(house, file), text);
}

async function violations(): Promise<readonly Violation[]> {
  const rooms = ['model', 'site', 'server', 'panel', 'e2e'];
  const run = promisify(execFile)(
    'depcruise',
    ['--config', '.dependency-cruiser.mjs', '--output-type', 'json', ...rooms],
    {
      cwd: house,
      maxBuffer: 64 * 2 ** 20,
    },
  );
  // It exits with the number of violations.
  const { stdout } = await run.catch((error: { stdout: string }) => error);
  return (JSON.parse(stdout) as { summary: { violations: Violation[] } }).summary.violations;
}
