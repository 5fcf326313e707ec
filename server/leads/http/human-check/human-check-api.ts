import { createHmac, timingSafeEqual } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import type { Context, Hono } from 'hono';
import { z } from 'zod';
import type { BrandColours } from '../../../../model/brand/brand-colours.ts';
import { tooMany, unavailable } from '../../../../model/lead/lead-errors.ts';
import type { Suspicion } from '../../contract/suspicions.ts';
import { clientAddress } from '../../intake/client-address.ts';
import { createSharedRateLimit } from '../../intake/rate-limit.ts';
import type { LeadStore } from '../../store/lead-store.ts';
import { readBody } from '../read-body.ts';
import { isFromAnotherSite, ownHosts } from '../request-source.ts';
import { renderCheckPage } from './check-page.ts';
import type { SmartCaptchaSettings } from './settings.ts';
import type { Verdict } from './smart-captcha.ts';
import { askSmartCaptcha } from './smart-captcha.ts';

export const CHECK_PATH = '/api/leads/check';
const BODY_LIMIT = 16 * 1024;

type CheckContext = Context<{ Bindings: HttpBindings }>;

type Parts = {
  readonly settings: SmartCaptchaSettings;
  readonly store: Pick<LeadStore, 'unquarantine' | 'takeToken'>;
  readonly leadsPerMinute: number;
  readonly phone: () => string;
  readonly colours: () => BrandColours;
  readonly now: () => Date | Promise<Date>;
  readonly publicHost: string | undefined;
  readonly onFailure: (error: unknown) => void;
  readonly onChecked: (number: number, verdict: Verdict) => void;
};

const ticketSchema = z.object({ n: z.coerce.number().int().positive(), check: z.string() });
const answerSchema = ticketSchema.extend({ 'smart-token': z.string().max(5000).catch('') });

/**
 * Returns the URL after a submitted form. Suspects get a captcha link, except in honeypot cases: a bot gets the
 * ordinary page.
 */
export function nextPage(
  number: number,
  suspicions: readonly Suspicion[],
  captcha: SmartCaptchaSettings | null,
): string {
  const isAsked = captcha !== null && suspicions.length > 0 && !suspicions.includes('honeypot');
  return `/thankyou?n=${number}${isAsked ? `&check=${ticketFor(number, captcha.serverKey)}` : ''}`;
}

/** Adds a captcha page for the sender of a quarantined lead. The lead is stored whether or not the check succeeds. */
export function addHumanCheck(api: Hono<{ Bindings: HttpBindings }>, parts: Parts): void {
  const { settings, store, phone, colours, publicHost, now, onFailure } = parts;
  const rateLimit = createSharedRateLimit('check', parts.leadsPerMinute, store);

  api.get(CHECK_PATH, (context) => {
    const asked = ticketSchema.safeParse(context.req.query());
    if (!asked.success || !isValid(asked.data)) return context.redirect('/thankyou', 303);
    return show(context, 200, asked.data, null);
  });

  api.post(CHECK_PATH, async (context) => {
    const body = await readBody(context.req, BODY_LIMIT);
    const given = answerSchema.safeParse(Object.fromEntries(new URLSearchParams(body ?? '')));
    if (!given.success || !isValid(given.data) || isFromAnotherSite(context, publicHost))
      return context.redirect('/thankyou', 303);
    const ip = clientAddress(context.env.incoming.socket.remoteAddress, context.req.header('x-forwarded-for'));
    const wait = await rateLimit.take(ip, await now());
    if (wait > 0) return show(context, 429, given.data, tooMany(wait, phone()));

    const { n: number, 'smart-token': token } = given.data;
    const verdict = await askSmartCaptcha(settings, { token, ip, hosts: ownHosts(context, publicHost) });
    parts.onChecked(number, verdict);
    if (verdict === 'failed') return show(context, 422, given.data, NOT_PASSED);
    try {
      await store.unquarantine(number, verdict);
    } catch (error) {
      onFailure(error);
      return show(context, 503, given.data, unavailable(phone()));
    }
    return context.redirect(`/thankyou?n=${number}`, 303);
  });

  function isValid({ n, check }: z.infer<typeof ticketSchema>): boolean {
    return isTicketFor(n, check, settings.serverKey);
  }

  function show(
    context: CheckContext,
    status: 200 | 422 | 429 | 503,
    { n: number, check: ticket }: z.infer<typeof ticketSchema>,
    problem: string | null,
  ) {
    const { html, policy } = renderCheckPage({ number, ticket, problem, phone: phone(), colours: colours() }, settings);
    context.header('Content-Security-Policy', policy);
    // The captcha iframe sends no embedding headers, so COEP would block it.
    context.header('Cross-Origin-Embedder-Policy', 'unsafe-none');
    context.header('Referrer-Policy', 'strict-origin-when-cross-origin');
    return context.html(html, status);
  }
}

const NOT_PASSED =
  'Проверка не пройдена или устарела. Отметьте ещё раз; если не выходит, ничего страшного: заявка у нас';

/** Returns a signature for the lead number: numbers are sequential, so they can be guessed. */
function ticketFor(number: number, secret: string): string {
  return createHmac('sha256', secret).update(`human-check ${number}`).digest('base64url').slice(0, 22);
}

function isTicketFor(number: number, ticket: string, secret: string): boolean {
  const [expected, given] = [ticketFor(number, secret), ticket].map((text) => Buffer.from(text)) as [Buffer, Buffer];
  return expected.length === given.length && timingSafeEqual(expected, given);
}
