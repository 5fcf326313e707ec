import type { Environment } from '../../env.ts';
import { reasonOf } from '../../serve/log.ts';
import { explainSystemError } from '../../system-error.ts';
import type { CheckContext } from './context.ts';

export type Level = 'ok' | 'advice' | 'trouble';

/** Russian, for the person who can act; holds no secret and nothing of a visitor. */
export type Finding = { readonly level: Level; readonly title: string; readonly words: string };

/** `title`: other than that of the check. */
type Seen = Omit<Finding, 'title'> & { readonly title?: string };
type Sound = Seen & { readonly level: 'ok' };
/** `code` is its name in /healthz, metrics and open alarms. */
type Alarm = Seen & { readonly level: 'trouble'; readonly code: string };

export type Check = {
  readonly title: string;
  /** By default a check applies to every installation. */
  readonly appliesTo?: (environment: Environment) => boolean;
  /** `null` means nothing to report. */
  readonly look: (context: CheckContext) => Promise<Seen | readonly Seen[] | null>;
};

/** A check that the running server repeats, for alarms and /healthz. */
export type WatchedCheck = Omit<Check, 'look'> & {
  /** Key of its open alarm in the database. */
  readonly id: string;
  readonly everyMs: (environment: Environment) => number;
  /** Whether all servers see the same; otherwise each reports its own state. */
  readonly isShared: boolean;
  /** Message to staff when the alarm ends, after the title. */
  readonly over: string;
  readonly look: (context: CheckContext) => Promise<Sound | Alarm | null>;
};

export const ok = (words: string, title?: string): Sound => ({ level: 'ok', words, ...(title && { title }) });
export const advice = (words: string): Seen => ({ level: 'advice', words });
export const trouble = (words: string, title?: string): Seen => ({ level: 'trouble', words, ...(title && { title }) });
export const alarm = (code: string, words: string): Alarm => ({ level: 'trouble', code, words });

/** Runs all checks at once; one that throws is reported as trouble. */
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
