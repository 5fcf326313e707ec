import { join } from 'node:path';
import { readCompanyFacts } from './company-facts.ts';
import { createConsoleReport } from './console-report.ts';
import { COUNTS_PATH } from './counts/http/counts-api.ts';
import { openCounting } from './counts/open-counting.ts';
import type { Environment } from './env.ts';
import { createIndexNow } from './index-now/index-now.ts';
import { openChannels } from './leads/channels/channel-settings.ts';
import { notifyStaff } from './leads/delivery/notify-staff.ts';
import { openLeadIntake } from './leads/lead-intake.ts';
import { examine } from './ops/checks/check.ts';
import { checkContext } from './ops/checks/context.ts';
import { STARTUP_CHECKS } from './ops/checks/settings.ts';
import { keepFrontFiles } from './ops/front/keep-front-files.ts';
import { createHealth } from './ops/health.ts';
import { watchServer } from './ops/watch-server.ts';
import type { Publishing } from './publishing.ts';
import { openPublishing } from './publishing.ts';
import { readClock } from './release/contact.ts';
import { listen } from './serve/listen.ts';
import { createLog } from './serve/log.ts';
import { createReleaseStore } from './serve/release-store.ts';
import { shutdown } from './serve/shutdown.ts';
import { createSiteServer } from './serve/site-server.ts';
import type { Sharing } from './share-releases.ts';
import { shareReleases } from './share-releases.ts';

/** Milliseconds granted to responses in progress at shutdown. */
const GRACE_MS = 10_000;
/** Long enough for a proxy to send one more request over each kept connection, in milliseconds. */
const DRAIN_MS = 1000;

export type RunningServer = { stop(): Promise<void> };

/**
 * Serves the current release at once and republishes when the content or the date changes. A failed publish keeps the
 * old release. With the role `serve`, releases come from the shared storage.
 */
export async function startServer(environment: Environment): Promise<RunningServer> {
  const { contentDir, dataDir, publicUrl, role, isSocketHanded } = environment;
  const report = createConsoleReport(process.stdout, { isBrief: true });
  const log = createLog();
  let publishing: Publishing | null = null;
  let sharing: Sharing | null = null;
  const store = createReleaseStore({ dataDir, log, onServed: keepFrontFiles(environment, log) });
  const tellOperator = (line: string) => console.error(line);
  const channels = openChannels(environment.channels, { publicUrl, clock: () => readClock(dataDir) }).filter(
    ({ alert }) => alert !== undefined,
  );
  const notify = async (words: string) => (await notifyStaff(channels, words)) !== null;
  const watched = watchServer(environment, {
    intake: () => intake,
    health: () => health,
    counts: () => counting.health(),
    releaseCreatedAt: () => store.current()?.manifest.createdAt ?? null,
    publishing: () => publishing?.state() ?? null,
    notify: channels.length > 0 ? notify : null,
    tellOperator,
  });
  const intake = await openLeadIntake(environment, store, { printLine: tellOperator, log, onOutcome: watched.onLead });
  const counting = openCounting(environment, { releases: store, printLine: tellOperator, log });
  const health = createHealth({
    dataDir,
    release: () => store.current()?.manifest ?? null,
    leads: intake.health,
    counts: counting.health,
    publishing: () => publishing?.state() ?? { refused: false },
    reasons: [...watched.reasons, () => sharing?.problem() ?? null],
  });
  const server = createSiteServer({
    store,
    api: (req, res) => (req.url === COUNTS_PATH ? counting : intake).handle(req, res),
    health,
    publicUrl,
    hstsSubdomains: environment.hstsSubdomains,
    log,
    ...(watched.onAnswer && { onAnswer: watched.onAnswer }),
    company: () => readCompanyFacts(contentDir),
  });
  for (const { level, title, words } of await examine(STARTUP_CHECKS, checkContext(environment)))
    if (level === 'trouble') console.error(`\n!!! ${title}: ${words}\n`);
  // The release loads first, since visitors may already wait on a passed socket.
  await store.start();
  await listen(server, environment);

  let announced = false;
  const announce = () => {
    if (announced || !store.current()) return;
    announced = true;
    report.line(`Сайт открыт: ${publicUrl}`);
    if (role === 'publish')
      report.line(
        `Попробуйте: измените цену в любом файле папки ${join(contentDir, 'packages')} и обновите страницу. Остановить — Ctrl+C.`,
      );
  };

  announce();
  await watched.start();
  sharing = shareReleases(environment, { store, log, printLine: tellOperator, onShown: announce });
  // IndexNow needs the real public URL, not the default.
  const indexNow = environment.hasPublicUrl ? createIndexNow({ dataDir, publicUrl, log }) : null;
  if (role === 'publish')
    publishing = await openPublishing({
      contentDir,
      dataDir,
      store,
      report,
      notify: channels.length > 0 ? notify : null,
      onShown() {
        announce();
        const shown = store.current();
        if (shown) indexNow?.look(shown.dir);
      },
    });

  return {
    async stop() {
      watched.stop();
      await publishing?.stop();
      await sharing?.stop();
      await indexNow?.stop();
      store.stop();
      await shutdown(server, GRACE_MS, isSocketHanded ? DRAIN_MS : 0);
      await intake.close();
      await counting.stop();
    },
  };
}
