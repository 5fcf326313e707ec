import { fillGaps } from '../format/gaps.ts';
import { typograph } from '../format/typograph.ts';
import type { Replies } from '../kinds/replies.ts';

/** «Заявка № 1024 принята»; uses a default text while the company's texts are not loaded. */
export function acceptedTitle(facts: Pick<Replies, 'accepted'> | null, number: number | string): string {
  return typograph(fillGaps(facts?.accepted.title ?? 'Заявка № {номер} принята', { номер: String(number) }));
}
