type Moment = string;

/** What only a person can know; the panel asks for a tick. */
export const CONFIRMATIONS = {
  phone: 'Позвонили, нам ответили',
  documents: 'Юрист прочитал документы',
  notice: 'Уведомление подано',
  drill: 'Восстановление проверили на другой машине',
} as const;
export type Confirmable = keyof typeof CONFIRMATIONS;

export type Confirmation = { readonly who: string; readonly at: Moment };

/** `unknown`: the state has not been checked yet. */
export type LaunchState = 'done' | 'left' | 'unknown';

export type LaunchLine = {
  readonly key: string;
  readonly title: string;
  /** The site is not opened before it is done. */
  readonly isRequired: boolean;
  readonly state: LaunchState;
  /** What was found and what is to be done. */
  readonly words: string;
  /** Path inside the panel. */
  readonly link?: { readonly to: string; readonly label: string };
  /** Who does it, or the document that says how. */
  readonly note?: string;
  readonly confirmation?: { readonly key: Confirmable; readonly given: Confirmation | null };
};

export type LaunchChannel = {
  readonly channel: string;
  readonly title: string;
  /** What a test message leaves in the service; `null` if nothing. */
  readonly testTrace: string | null;
  /** Outcome of the last test message; `null` if there was none. */
  readonly test: (Confirmation & { readonly ok: boolean; readonly words: string }) | null;
};

export type Launch =
  | { readonly isDemo: true }
  | {
      readonly isDemo: false;
      /** The content lets search engines in, a publish may be under way; while it has mistakes, the release tells. */
      readonly isOpen: boolean;
      readonly lines: readonly LaunchLine[];
      readonly channels: readonly LaunchChannel[];
      /** When the server and its surroundings were examined. */
      readonly examinedAt: Moment;
    };

/** The line that the button itself completes. */
const OPENING = 'search';

/** Required lines that keep the site closed. */
export function launchObstacles(lines: readonly LaunchLine[]): readonly LaunchLine[] {
  return lines.filter(({ key, isRequired, state }) => isRequired && state !== 'done' && key !== OPENING);
}
