import type { Environment } from '../../env.ts';
import { explainSystemError } from '../../system-error.ts';
import type { CheckContext } from './context.ts';

export type Level = 'ok' | 'advice' | 'trouble';

/** Russian, for the person who can act; holds no secret and nothing of a visitor. */
export type Finding = {
  readonly level: Level;
  readonly title: string;
  readonly words: string;
  /** Of a trouble of the running server: its name in /healthz, metrics and open alarms. */
  readonly code?: string;
};

/** `title`: other than that of the check. */
type Seen = Omit<Finding, 'title'> & { readonly title?: string };

export type Check = {
  readonly title: string;
  /** Absent: to every installation. */
  readonly appliesTo?: (environment: Environment) => boolean;
  readonly look: (context: CheckContext) => Promise<Seen | readonly Seen[] | null>;
};

/** What the running server looks at again and again, and tells staff and /healthz. */
export type WatchedCheck = Check & {
  /** Open alarms are remembered in the database under it. */
  readonly id: string;
  readonly everyMs: (environment: Environment) => number;
  /** All servers see the same; otherwise each tells of its own. */
  readonly isShared: boolean;
  /** What staff are told when it is over, after the title. */
  readonly over: string;
};

type More = Pick<Seen, 'title' | 'code'>;
export const ok = (words: string, more: More = {}): Seen => ({ level: 'ok', words, ...more });
export const advice = (words: string): Seen => ({ level: 'advice', words });
export const trouble = (words: string, more: More = {}): Seen => ({ level: 'trouble', words, ...more });

export async function findingsOf({ title, look }: Check, context: CheckContext): Promise<readonly Finding[]> {
  return [(await look(context)) ?? []].flat().map((seen) => ({ title, ...seen }));
}

/** All at once; a check that fails is itself a trouble. */
export async function examine(checks: readonly Check[], context: CheckContext): Promise<readonly Finding[]> {
  const asked = checks.filter(({ appliesTo }) => appliesTo?.(context.environment) ?? true);
  const found = asked.map((check) =>
    findingsOf(check, context).catch((error: Error): Finding[] => [
      { level: 'trouble', title: check.title, words: explainSystemError(error) ?? error.message },
    ]),
  );
  return (await Promise.all(found)).flat();
}
