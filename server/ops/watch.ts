import { hostname } from 'node:os';
import type { StaffNotices } from '../leads/operations/staff-notices.ts';
import type { WatchedCheck } from './checks/check.ts';
import type { CheckContext } from './checks/context.ts';
import type { Trouble } from './checks/running.ts';
import type { HealthReason } from './health.ts';

type Parts = {
  readonly checks: readonly WatchedCheck[];
  readonly context: CheckContext;
  /** Tells staff; `false` when nobody took the words. */
  readonly tell: (words: string) => Promise<boolean>;
  /** A line for whoever reads the console, where nobody may be told otherwise. */
  readonly say: (line: string) => void;
  /** Shared by all servers over one database. */
  readonly notices: StaffNotices;
};

export type Watch = {
  /** One for each check, by what it saw last. */
  readonly reasons: readonly HealthReason[];
  start(): void;
  stop(): void;
};

/** Looks at each thing in its period, tells staff once of a trouble and once that it is over, whichever server sees it first. */
export function createWatch({ checks, ...parts }: Parts): Watch {
  const { environment } = parts.context;
  const watched = checks
    .filter(({ appliesTo }) => appliesTo?.(environment) ?? true)
    .map((check) => watchOne(check, parts));
  return {
    reasons: watched.map(({ trouble }) => trouble),
    start() {
      for (const { run } of watched) void run();
    },
    stop() {
      for (const { stop } of watched) stop();
    },
  };
}

function watchOne(check: WatchedCheck, { context, tell, say, notices }: Omit<Parts, 'checks'>) {
  const name = check.isShared ? check.id : `${check.id} ${hostname()}`;
  let trouble: Trouble | null = null;
  /** The code that staff have been told of, by this server or another one; `undefined`: that is not known yet. */
  let told: string | null | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  async function look(): Promise<void> {
    const before = trouble?.code;
    const seen = await check.look(context);
    trouble = seen?.level === 'trouble' ? { code: seen.code, words: `${check.title}: ${seen.words}` } : null;
    if (trouble && trouble.code !== before) say(trouble.words);
    if (trouble) await begin(trouble);
    else await end();
  }

  async function begin({ code, words }: Trouble): Promise<void> {
    if (told === code) return;
    // A database that cannot be asked silences nobody.
    const isOurs = await notices.begin(name, code).catch(() => true);
    if (isOurs && !(await tell(words))) {
      await notices.end(name).catch(() => undefined);
      return;
    }
    told = code;
  }

  async function end(): Promise<void> {
    if (told === null) return;
    const wasTold = typeof told === 'string';
    const isOurs = await notices.end(name).catch(() => wasTold);
    told = null;
    if (isOurs) await tell(`${check.title}: ${check.over}`);
  }

  async function run(): Promise<void> {
    await look().catch(() => undefined);
    if (!isStopped) timer = setTimeout(run, check.everyMs(context.environment)).unref();
  }

  return {
    trouble: () => trouble,
    run,
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
