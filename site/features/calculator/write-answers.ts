import type { Answers, Prices } from './estimate.ts';
import { ANSWER_KEYS } from './read-answers.ts';

/** Values of each answer in the query. */
const VALUES: { readonly [key in keyof Answers]: (answer: Answers[key], prices: Prices) => readonly string[] } = {
  areaM2: (areaM2) => [String(areaM2)],
  housing: (housing, { houses }) => [houses.find((house) => house.housing === housing)?.value ?? ''],
  package: (slug) => [slug],
  extras: (counts, { extras }) =>
    extras.flatMap(({ id }) => {
      const count = counts[id] ?? 0;
      if (count === 0) return [];
      return count > 1 ? `${id}.${count}` : id;
    }),
};

/** For example `ploshchad=45&dom=novostroyka&paket=komfort&dop=loggia&dop=door.2`. Other query parameters are kept. */
export function writeAnswers(prices: Prices, answers: Answers, current = new URLSearchParams()): URLSearchParams {
  const query = new URLSearchParams(current);
  const write = <Key extends keyof Answers>(key: Key) => {
    query.delete(ANSWER_KEYS[key]);
    for (const value of VALUES[key](answers[key], prices)) query.append(ANSWER_KEYS[key], value);
  };
  for (const key of Object.keys(ANSWER_KEYS) as (keyof Answers)[]) write(key);
  return query;
}
