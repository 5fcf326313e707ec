import type { Channel } from '../contract/channel.ts';

const TIMEOUT_MS = 30_000;

/** Returns the first channel that delivers the text, by importance; `null` when none does. No personal data. */
export async function notifyStaff(channels: readonly Channel[], words: string): Promise<string | null> {
  for (const { name, alert } of channels) {
    const outcome = await alert?.(words, AbortSignal.timeout(TIMEOUT_MS)).catch(() => null);
    if (outcome?.status === 'delivered') return name;
  }
  return null;
}
