import { hostname } from 'node:os';
import type { StaffNotices } from '../leads/operations/staff-notices.ts';
import type { WatchedCheck } from './checks/check.ts';
import type { CheckContext } from './checks/context.ts';
import type { Problem } from './checks/running.ts';
import type { HealthReason } from './health.ts';

type Parts = {
  readonly checks: readonly WatchedCheck[];
  readonly context: CheckContext;
  /** Notifies staff; returns `false` when no message was delivered. */
  readonly notifyStaff: (words: string) => Promise<boolean>;
  /** Prints a line to the console, for installations without an alarm channel. */
  readonly say: (line: string) => void;
  readonly notices: StaffNotices;
};

export type Watch = {
  readonly reasons: readonly HealthReason[];
  start(): void;
  stop(): void;
};

/**
 * Runs each check at its interval and notifies staff once when a problem starts and once when it ends, across all
 * servers.
 */
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

function watchOne(check: WatchedCheck, { context, notifyStaff, say, notices }: Omit<Parts, 'checks'>) {
  const name = check.isShared ? check.id : `${check.id} ${hostname()}`;
  let trouble: Problem | null = null;
  /** Code last reported to staff by any server; `undefined` when not known yet. */
  let reportedCode: string | null | undefined;
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

  async function begin({ code, words }: Problem): Promise<void> {
    if (reportedCode === code) return;
    // An unreachable database must not suppress the alarm.
    const isOurs = await notices.begin(name, code).catch(() => true);
    if (isOurs && !(await notifyStaff(words))) {
      await notices.end(name).catch(() => undefined);
      return;
    }
    reportedCode = code;
  }

  async function end(): Promise<void> {
    if (reportedCode === null) return;
    const wasReported = typeof reportedCode === 'string';
    const isOurs = await notices.end(name).catch(() => wasReported);
    reportedCode = null;
    if (isOurs) await notifyStaff(`${check.title}: ${check.over}`);
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
