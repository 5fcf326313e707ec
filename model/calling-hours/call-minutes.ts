import { counted, MINUTES_ACCUSATIVE } from '../format/plural.ts';
import type { Replies } from '../kinds/replies.ts';

/** «15 минут», as in «перезвоним за…»; `null` when no time is promised. */
export function callMinutes({ callbackMinutes }: Pick<Replies, 'callbackMinutes'>): string | null {
  return callbackMinutes ? counted(callbackMinutes, MINUTES_ACCUSATIVE) : null;
}
