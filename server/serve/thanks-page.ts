import type { ServerResponse } from 'node:http';
import { leadNumber, type ThanksWords, thanksWords } from '../../model/calling-hours/thanks-words.ts';
import { escapeMarkup } from '../../model/format/escape-markup.ts';
import type { Preferences } from './accept-encoding.ts';
import type { BodyCache } from './body-cache.ts';
import type { FileEntry } from './representation.ts';
import type { RouteTable } from './route-table.ts';
import { sendMadePage } from './send-made-page.ts';

/** Rendered per visitor; all other pages of a release are the same for everyone. */
export const THANKS_PATH = '/thankyou';

/** Data file with the callback times and business hours. */
const CALLS = '/data/_calls.json';

export function thanksNumber(path: string, query: string): string | null {
  return path === THANKS_PATH ? leadNumber(new URLSearchParams(query)) : null;
}

/**
 * Renders the lead number and the callback time for visitors without JavaScript. The number comes from the URL and is
 * not looked up.
 */
export async function sendThanks(
  res: ServerResponse,
  number: string,
  page: FileEntry,
  { table, bodies, preferences }: { table: RouteTable; bodies: BodyCache; preferences: Preferences },
): Promise<void> {
  const calls = table.findFile(CALLS)?.identity;
  if (!calls) throw new Error('The release does not say when we call');
  const [html, facts] = await Promise.all(
    [page.identity, calls].map(async ({ diskPath, size }) =>
      (await bodies.forceFetch(diskPath, { context: size })).toString(),
    ),
  );
  const words = thanksWords(JSON.parse(facts ?? ''), number, new Date());
  await sendMadePage(res, 200, withWords(html ?? '', words), {
    template: page.identity,
    preferences,
    headers: ['Cache-Control', 'no-store'],
  });
}

function withWords(html: string, words: ThanksWords): string {
  const filled = Object.entries(words).reduce(
    (page, [place, text]) =>
      page.replace(
        new RegExp(`(<[^<>]* data-thanks="${place}"[^<>]*>)[^<]*`),
        (_, tag: string) => tag + escapeMarkup(text),
      ),
    html,
  );
  return filled
    .replaceAll('data-thanks="lead" hidden=""', 'data-thanks="lead"')
    .replaceAll('data-thanks="none"', 'data-thanks="none" hidden=""');
}
