import type { Advice } from '../../../model/advice/advised.ts';
import { outsideLinks } from '../../../model/advice/outside-links.ts';
import type { KindValues } from '../../../model/kinds/kinds.ts';
import { inParallel } from '../images/in-parallel.ts';

const CONCURRENCY = 4;
const ANSWERS_WITHIN_MS = 10_000;
/** Statuses that mean the page permanently does not exist. */
const GONE: readonly number[] = [404, 410];
/** Statuses that some servers return for HEAD only; the check is repeated with GET. */
const HEAD_IS_UNKNOWN: readonly number[] = [403, 404, 405, 501];

type Answer = { readonly isGone: boolean; readonly why: string } | null;
type Options = { readonly withinMs?: number };

export async function brokenOutsideLinks(written: KindValues, options: Options = {}): Promise<Advice[]> {
  const links = outsideLinks(written);
  const answers = new Map<string, Answer>();
  await inParallel(CONCURRENCY, [...new Set(links.map(({ url }) => url))], undefined, async (url) => {
    answers.set(url, await ask(url, options.withinMs ?? ANSWERS_WITHIN_MS));
  });
  return links.flatMap(({ url, ...place }) => {
    const answer = answers.get(url);
    if (!answer) return [];
    const message = answer.isGone
      ? `Ссылка ${url} никуда не ведёт: ${answer.why}. Исправьте или уберите её.`
      : `Ссылку ${url} не удалось проверить: ${answer.why}. Откройте её сами.`;
    return [{ ...place, quote: url, message }];
  });
}

async function ask(url: string, withinMs: number): Promise<Answer> {
  const signal = AbortSignal.timeout(withinMs);
  try {
    const head = await statusOf(url, 'HEAD', signal);
    const status = HEAD_IS_UNKNOWN.includes(head) ? await statusOf(url, 'GET', signal) : head;
    if (status < 400) return null;
    return { isGone: GONE.includes(status), why: `сервер ответил ${status}` };
  } catch (error) {
    if (signal.aborted) return { isGone: false, why: `нет ответа за ${Math.ceil(withinMs / 1000)} с` };
    if (codeOf(error) === 'ENOTFOUND') return { isGone: true, why: 'такого сайта нет' };
    return { isGone: false, why: 'соединиться не вышло' };
  }
}

async function statusOf(url: string, method: 'HEAD' | 'GET', signal: AbortSignal): Promise<number> {
  const response = await fetch(url, { method, signal });
  await response.body?.cancel();
  return response.status;
}

function codeOf(error: unknown): string | undefined {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error ? (cause as NodeJS.ErrnoException).code : undefined;
}
