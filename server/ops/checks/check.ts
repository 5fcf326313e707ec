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
/** `code`: its name in /healthz, metrics and open alarms. */
type Alarm = Seen & { readonly level: 'trouble'; readonly code: string };

export type Check = {
  readonly title: string;
  /** Absent: to every installation. */
  readonly appliesTo?: (environment: Environment) => boolean;
  /** `null`: there is nothing to tell. */
  readonly look: (context: CheckContext) => Promise<Seen | readonly Seen[] | null>;
};

/** What the running server looks at again and again, and tells staff and /healthz. */
export type WatchedCheck = Omit<Check, 'look'> & {
  /** Open alarms are remembered in the database under it. */
  readonly id: string;
  readonly everyMs: (environment: Environment) => number;
  /** All servers see the same; otherwise each tells of its own. */
  readonly isShared: boolean;
  /** What staff are told when it is over, after the title. */
  readonly over: string;
  readonly look: (context: CheckContext) => Promise<Sound | Alarm | null>;
};

export const ok = (words: string, title?: string): Sound => ({ level: 'ok', words, ...(title && { title }) });
export const advice = (words: string): Seen => ({ level: 'advice', words });
export const trouble = (words: string, title?: string): Seen => ({ level: 'trouble', words, ...(title && { title }) });
export const alarm = (code: string, words: string): Alarm => ({ level: 'trouble', code, words });

/** All at once; a check that fails is itself a trouble. */
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
