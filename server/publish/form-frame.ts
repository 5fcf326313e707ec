import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageFrame } from '../release/page-frame.ts';

export const FORM_FRAME_FILE = 'form-frame.json';

/** Header, footer and everything else of the page of thanks, which has nothing of its own around its main part. */
export async function readFormFrame(publicDir: string): Promise<PageFrame> {
  return formFrame(await readFile(join(publicDir, 'thankyou.html'), 'utf8'));
}

/** Without scripts: they would put the page back that it is taken from. @throws when the page is not made as pages are */
export function formFrame(page: string): PageFrame {
  const still = page
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    // The sheet that a script would switch on.
    .replace(/<link rel="stylesheet"[^>]* media="print">/g, '')
    .replace(/<noscript>(<link rel="stylesheet"[^>]*>)<\/noscript>/g, '$1')
    .replace(/<meta [^>]*data-head>/g, '')
    .replace(/<link [^>]*data-head>/g, '');
  const parts =
    /^([\s\S]*?)<title>[\s\S]*?<\/title>([\s\S]*?)(<\/head>[\s\S]*?<main\b[^>]*>)[\s\S]*(<\/main>[\s\S]*)$/.exec(still);
  const [, beforeTitle, head, beforeMain, afterMain] = parts ?? [];
  const [, css] = /<style>([\s\S]*?)<\/style>/.exec(head ?? '') ?? [];
  if (!beforeTitle || !head || !beforeMain || !afterMain || css === undefined)
    throw new Error('The page of thanks has no title, no stylesheet or no main part: refused forms need a frame.');
  return { beforeTitle, head, beforeMain, afterMain, css };
}
