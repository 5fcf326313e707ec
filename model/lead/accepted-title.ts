import { fillGaps } from '../format/gaps.ts';
import { typograph } from '../format/typograph.ts';
import type { Replies } from '../kinds/replies.ts';

/** «Заявка № 1024 принята»; in general words where those of the company have not come. */
export function acceptedTitle(facts: Pick<Replies, 'accepted'> | null, number: number | string): string {
  return typograph(fillGaps(facts?.accepted.title ?? 'Заявка № {номер} принята', { номер: String(number) }));
}
