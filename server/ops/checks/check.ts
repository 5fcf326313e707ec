import type { Environment } from '../../env.ts';
import { reasonOf } from '../../serve/log.ts';
import { explainSystemError } from '../../system-error.ts';
import type { CheckContext } from './context.ts';

export type Level = 'ok' | 'advice' | 'trouble';

/** A message in Russian for the operator, without secrets or visitor data. */
export type Finding = { readonly level: Level; readonly title: string; readonly words: string };

/** `title` overrides the title of the check. */
type Seen = Omit<Finding, 'title'> & { readonly title?: string };
type Sound = Seen & { readonly level: 'ok' };
/** Identify an alarm in /healthz, metrics and the database; docs/ru/watching.md says what to do at each. */
export const ALARM_CODES = [
  'disk-low',
  'certificate-expiring',
  'certificate-expired',
  'certificate-untrusted',
  'certificate-unread',
  'backup-old',
  'backup-damaged',
  'clock-off',
  'clock-jumped',
] as const;
type AlarmCode = (typeof ALARM_CODES)[number];
type Alarm = Seen & { readonly level: 'trouble'; readonly code: AlarmCode };

export type Check = {
  readonly title: string;
  readonly appliesTo?: (environment: Environment) => boolean;
  readonly look: (context: CheckContext) => Promise<Seen | readonly Seen[] | null>;
};

/** A check that the running server repeats, for alarms and /healthz. */
export type WatchedCheck = Omit<Check, 'look'> & {
  readonly id: string;
  readonly everyMs: (environment: Environment) => number;
  /** `true` when all servers get the same result; otherwise each server reports its own. */
  readonly isShared: boolean;
  /** Message to staff when the alarm ends, shown after the title. */
  readonly over: string;
  readonly look: (context: CheckContext) => Promise<Sound | Alarm | null>;
};

export const ok = (words: string, title?: string): Sound => ({ level: 'ok', words, ...(title && { title }) });
export const advice = (words: string): Seen => ({ level: 'advice', words });
export const trouble = (words: string, title?: string): Seen => ({ level: 'trouble', words, ...(title && { title }) });
export const alarm = (code: AlarmCode, words: string): Alarm => ({ level: 'trouble', code, words });

/** Runs all checks in parallel and reports an exception as a failed check. */
export async function examine(checks: readonly Check[], context: CheckContext): Promise<readonly Finding[]> {
  const asked = checks.filter(({ appliesTo }) => appliesTo?.(context.environment) ?? true);
  const found = asked.map(async ({ title, look }): Promise<readonly Finding[]> => {
    try {
      return [(await look(context)) ?? []].flat().map((seen) => ({ title, ...seen }));
    } catch (error) {
      return [{ level: 'trouble', title, words: explainSystemError(error) ?? reasonOf(error) }];
    }
  });
  return (await Promise.all(found)).flat();
}
