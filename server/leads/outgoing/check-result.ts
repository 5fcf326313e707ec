import type { Outcome } from '../contract/channel.ts';
import { wordsOf } from './failure.ts';

export type CheckResult = { readonly ok: boolean; readonly words: string };

export function bad(words: string): CheckResult {
  return { ok: false, words };
}

export function good(words: string): CheckResult {
  return { ok: true, words };
}

export function resultOf(outcome: Outcome, words: string): CheckResult {
  return outcome.status === 'delivered' ? good(words) : bad(outcome.reason);
}

export async function settleCheck(service: string, work: () => Promise<CheckResult>): Promise<CheckResult> {
  try {
    return await work();
  } catch (error) {
    return bad(`${service}: ${wordsOf(error)}`);
  }
}
