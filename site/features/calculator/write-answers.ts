import type { Answers, Prices } from './estimate.ts';
import { ANSWER_KEYS } from './read-answers.ts';

/** For example `ploshchad=45&dom=novostroyka&paket=komfort&dop=loggia&dop=door.2`. Other query parameters are kept. */
export function writeAnswers(prices: Prices, answers: Answers, current = new URLSearchParams()): URLSearchParams {
  const { area, house, package: pack, extra } = ANSWER_KEYS;
  const query = new URLSearchParams(current);
  for (const key of Object.values(ANSWER_KEYS)) query.delete(key);
  query.set(area, String(answers.areaM2));
  query.set(house, prices.houses.find(({ housing }) => housing === answers.housing)?.value ?? '');
  query.set(pack, answers.package);
  for (const { id } of prices.extras) {
    const count = answers.extras[id] ?? 0;
    if (count > 0) query.append(extra, count > 1 ? `${id}.${count}` : id);
  }
  return query;
}
