import type { Environment } from '../../env.ts';

export type Level = 'ok' | 'advice' | 'trouble';

/** Russian, for whoever runs the server; holds no secret and nothing of a visitor. */
export type Finding = { readonly level: Level; readonly title: string; readonly words: string };

export type Resolver = {
  resolveMx(domain: string): Promise<readonly { readonly exchange: string }[]>;
  resolveTxt(domain: string): Promise<readonly (readonly string[])[]>;
};

export type Patient = {
  readonly environment: Environment;
  readonly resolver: Resolver;
  /** Whether somebody outside keeps the machine's clock right; `null`: nobody knows. */
  readonly isClockKept: () => Promise<boolean | null>;
};

export type Examine = (patient: Patient) => Promise<readonly Finding[]>;

export const ok = (title: string, words: string): Finding => ({ level: 'ok', title, words });
export const advice = (title: string, words: string): Finding => ({ level: 'advice', title, words });
export const trouble = (title: string, words: string): Finding => ({ level: 'trouble', title, words });
