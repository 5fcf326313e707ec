import { z } from 'zod';
import type { Count } from '../../../model/counts/count.ts';
import type { Goal } from '../../../model/counts/goals.ts';
import { goals } from '../../../model/counts/goals.ts';
import { cleanLine } from '../../../model/lead/clean-text.ts';
import type { ReleaseManifest } from '../../release/manifest.ts';
import { parseTarget, withoutSlash } from '../../serve/request-target.ts';
import { NO_SUCH_PAGE, OTHER_SOURCES } from '../count.ts';

const MAX_SOURCE = 60;
/** Source labels are typed by people and may contain an email address or a phone number. */
const PLAIN_SOURCE = /^[\p{L}\p{N}][\p{L}\p{N} ._/:|()+&-]*$/u;
const LIKE_PHONE = /(?:\d[ ./:-]?){10}/;

const hitSchema = z.object({
  page: z.string().startsWith('/'),
  goal: z.enum(Object.keys(goals) as [Goal, ...Goal[]]).nullable(),
  from: z.string().nullable(),
}) satisfies z.ZodType<Count>;

/** One counted event: a page view, an arrival (when `source` is set) or a goal. */
export type Hit = { readonly page: string; readonly source: string; readonly goal: Goal | '' };

export function readHit(body: string, files: ReleaseManifest['files']): Hit | null {
  const parsed = hitSchema.safeParse(parseJson(body));
  if (!parsed.success) return null;
  const { page, goal, from } = parsed.data;
  return { page: pageOf(page, files), source: goal === null && from !== null ? sourceOf(from) : '', goal: goal ?? '' };
}

function pageOf(typed: string, files: ReleaseManifest['files']): string {
  const { path } = parseTarget(typed);
  const page = path === null ? null : withoutSlash(path);
  return page !== null && files[page]?.cache === 'page' ? page : NO_SUCH_PAGE;
}

function sourceOf(from: string): string {
  const source = cleanLine(from).toLowerCase();
  const isPlain = PLAIN_SOURCE.test(source) && !LIKE_PHONE.test(source);
  return isPlain ? [...source].slice(0, MAX_SOURCE).join('').trimEnd() : OTHER_SOURCES;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
