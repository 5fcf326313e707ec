import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { NEUTRAL_COLOURS } from '../../model/brand/brand-colours.ts';
import type { Environment } from '../env.ts';
import type { LeadsHealth } from '../ops/checks/running.ts';
import { CONTACT_FILE, type Contact, contactSchema, readClock } from '../release/contact.ts';
import type { PageFrame } from '../release/page-frame.ts';
import { FORM_FRAME_FILE, pageFrameSchema } from '../release/page-frame.ts';
import type { ServedRelease } from '../serve/release-store.ts';
import type { ApiHandler } from '../serve/site-server.ts';
import { openChannels } from './channels/channel-settings.ts';
import type { LeadsLog } from './contract/log.ts';
import { createQuarantineNotice } from './delivery/quarantine-notice.ts';
import { createStoreWatch } from './delivery/store-watch.ts';
import { createLeadsApi, createLeadsListener } from './http/leads-api.ts';
import type { ConsentIndex } from './intake/consent-index.ts';
import { readConsentIndex } from './intake/consent-index.ts';
import type { LeadTally } from './intake/lead-tally.ts';
import { openLeads } from './open-leads.ts';
import type { StaffNotices } from './operations/staff-notices.ts';
import { openOrRetry } from './reopening-store.ts';
import { toStoreError } from './store/store-error.ts';

const NO_RELEASE = 'NO_RELEASE';

export type LeadIntake = {
  readonly handle: ApiHandler;
  health(): Promise<LeadsHealth>;
  /** Time of the clock that all servers share. */
  now(): Promise<Date>;
  readonly notices: StaffNotices;
  close(): Promise<void>;
};

type Releases = { current(): Pick<ServedRelease, 'dir'> | null };

type Operator = {
  readonly printLine: (line: string) => void;
  readonly log: LeadsLog;
  readonly onOutcome?: (outcome: LeadTally) => void;
  readonly firstRetryMs?: number;
  /** Interval of the store check, which runs even without visitors. */
  readonly probeMs?: number;
};

const PROBE_MS = 60_000;

/**
 * Opens the intake and delivery of leads, with the consents of the current release. While the store is not open,
 * the site works and forms show the phone number.
 */
export async function openLeadIntake(
  { dataDir, databaseUrl, leadsPerMinute, channels, captcha, publicUrl, role }: Environment,
  releases: Releases,
  { printLine, log, onOutcome, firstRetryMs, probeMs = PROBE_MS }: Operator,
): Promise<LeadIntake> {
  const place = databaseUrl === null ? join(dataDir, 'leads.db') : 'PostgreSQL';
  const companyClock = () => readClock(dataDir);
  const openedChannels = openChannels(channels, { publicUrl, clock: companyClock });
  const watch = createStoreWatch({ channels: openedChannels, log });
  const settings = {
    dataDir,
    databaseUrl,
    channels: openedChannels,
    log,
    companyClock,
    keepsTerms: role === 'publish',
    onAlarm: printLine,
  };
  const leads = await openOrRetry({
    open: () => openLeads(settings),
    onFailure(error, seconds) {
      const trouble = toStoreError(error, { isOpening: true });
      watch.onFailure(trouble);
      printLine(
        `ЗАЯВКИ НЕ ПРИНИМАЮТСЯ: база ${place} не открылась (${trouble.words}). Страницы работают, формы просят позвонить. ` +
          `Следующая попытка через ${seconds} с.`,
      );
    },
    onOpened() {
      watch.onSuccess();
      printLine(`База ${place} открылась, заявки снова принимаются.`);
    },
    ...(firstRetryMs === undefined ? {} : { firstRetryMs }),
  });
  const stopProbing = probeStore();
  const notifyQuarantined = createQuarantineNotice({ channels: openedChannels, print: printLine, log });
  let facts: IntakeFacts | null = null;

  async function factsOnShow(): Promise<IntakeFacts> {
    const dir = releases.current()?.dir;
    if (dir !== undefined && facts?.dir !== dir) facts = await readFacts(dir).catch(() => facts);
    if (!facts) throw Object.assign(new Error('No release is served yet'), { code: NO_RELEASE });
    return facts;
  }

  function probeStore(): () => void {
    const probe = () =>
      leads.store.probe().then(watch.onSuccess, (error: unknown) => watch.onFailure(toStoreError(error)));
    const timer = setInterval(() => void probe(), probeMs).unref();
    return () => clearInterval(timer);
  }

  function notStored(error: unknown): void {
    const isUnpublished = error instanceof Error && 'code' in error && error.code === NO_RELEASE;
    const trouble = toStoreError(error);
    if (!isUnpublished) watch.onFailure(trouble);
    const known = watch.trouble() ?? trouble;
    const reason = isUnpublished ? 'сайт ещё не опубликован, и согласия на нём нет' : known.words;
    printLine(`Заявка не сохранена: ${reason}. Посетителю показан телефон.`);
  }

  const api = createLeadsApi({
    store: leads.store,
    consents: async () => (await factsOnShow()).consents,
    leadsPerMinute,
    phone: () => facts?.phone ?? '',
    ways: () => facts?.ways ?? [],
    colours: () => facts?.colours ?? NEUTRAL_COLOURS,
    frame: () => facts?.frame ?? null,
    captcha,
    publicHost: new URL(publicUrl).host,
    onStored(number, { kind, suspicions, createdAt }) {
      log('lead_stored', { lead: number, kind, suspicions: suspicions.join(' ') });
      void notifyQuarantined(number, suspicions, createdAt);
    },
    onChecked: (number, verdict) => log('human_check', { lead: number, verdict }),
    onFailure: notStored,
    onOutcome(status) {
      if (status === 'invalid' || status === 'limited') log('lead_refused', { status });
      onOutcome?.(status);
    },
  });
  const listen = createLeadsListener(api);
  return {
    handle: (request, response) => {
      factsOnShow()
        .catch(() => null)
        .then(() => listen(request, response));
    },
    async health() {
      try {
        const channels = await leads.queues();
        return { trouble: watch.trouble(), channels };
      } catch (error) {
        return { trouble: watch.trouble() ?? toStoreError(error), channels: [] };
      }
    },
    now: () => leads.store.now(),
    notices: leads.notices,
    close() {
      stopProbing();
      return leads.stop();
    },
  };
}

type IntakeFacts = Contact & {
  readonly dir: string;
  readonly consents: ConsentIndex;
  readonly frame: PageFrame | null;
};

async function readFacts(dir: string): Promise<IntakeFacts> {
  const [contact, consents] = await Promise.all([readFile(join(dir, CONTACT_FILE), 'utf8'), readConsentIndex(dir)]);
  // Releases older than this feature have no frame; a standalone page is used instead.
  const frame = await readFile(join(dir, FORM_FRAME_FILE), 'utf8').then(
    (text) => pageFrameSchema.parse(JSON.parse(text)),
    () => null,
  );
  return { dir, consents, frame, ...contactSchema.parse(JSON.parse(contact)) };
}
