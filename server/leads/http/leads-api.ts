import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import { getRequestListener } from '@hono/node-server';
import type { Context } from 'hono';
import { Hono } from 'hono';
import type { BrandColours } from '../../../model/brand/brand-colours.ts';
import { NEUTRAL_COLOURS } from '../../../model/brand/brand-colours.ts';
import { cleanLine } from '../../../model/lead/clean-text.ts';
import { FORM_UNREADABLE, tooMany, unavailable } from '../../../model/lead/lead-errors.ts';
import type { PageFrame } from '../../release/page-frame.ts';
import type { NewLead } from '../contract/lead.ts';
import type { IntakeParts, LeadOutcome } from '../intake/accept-lead.ts';
import { createIntake } from '../intake/accept-lead.ts';
import { clientAddress } from '../intake/client-address.ts';
import type { LeadErrors } from '../intake/lead-body.ts';
import { type LeadTally, tallyOf } from '../intake/lead-tally.ts';
import { createSharedRateLimit } from '../intake/rate-limit.ts';
import { createJudge } from '../intake/suspicion/judge.ts';
import type { LeadStore } from '../store/lead-store.ts';
import type { FormPage, FormPageState } from './form-page.ts';
import { renderFormPage } from './form-page.ts';
import { addHumanCheck, nextPage } from './human-check/human-check-api.ts';
import type { SmartCaptchaSettings } from './human-check/settings.ts';
import type { Verdict } from './human-check/smart-captcha.ts';
import { MESSAGES } from './messages.ts';
import { readBody } from './read-body.ts';
import { isFromAnotherSite } from './request-source.ts';

export const LEADS_PATH = '/api/leads';
const BODY_LIMIT = 64 * 1024;
const USER_AGENT_LIMIT = 500;

export type LeadsApiOptions = Pick<IntakeParts, 'consents'> & {
  readonly store: LeadStore;
  readonly leadsPerMinute: number;
  /** Company phone of the current release in E.164, shown when a lead cannot be stored. */
  readonly phone: () => string;
  /** Links for writing instead of calling. */
  readonly ways?: () => FormPageState['ways'];
  readonly colours?: () => BrandColours;
  /** Frame of a site page, in which a form with errors is shown again. */
  readonly frame?: () => PageFrame | null;
  /** Public host of the site, accepted in addition to the `Host` header. */
  readonly publicHost?: string;
  /** Captcha for suspects; omit or `null` to disable. */
  readonly captcha?: SmartCaptchaSettings | null;
  readonly now?: () => Date | Promise<Date>;
  /** Called after the commit of a new lead. */
  readonly onStored?: (number: number, lead: NewLead) => void;
  readonly onChecked?: (number: number, verdict: Verdict) => void;
  readonly onOutcome?: (outcome: LeadTally) => void;
  readonly formPage?: (state: FormPageState) => FormPage;
  /** Called when a lead could not be stored. The error message may quote personal data. */
  readonly onFailure?: (error: unknown) => void;
};

export type LeadsApi = Hono<{ Bindings: HttpBindings }>;
type LeadsContext = Context<{ Bindings: HttpBindings }>;
type Encoding = 'json' | 'form';

/** Handles `POST /api/leads`: JSON from the site's script, form posts from browsers without JavaScript. */
export function createLeadsApi(options: LeadsApiOptions): LeadsApi {
  const {
    store,
    consents,
    leadsPerMinute,
    phone,
    ways = () => [],
    colours = () => NEUTRAL_COLOURS,
    frame = () => null,
    publicHost,
    captcha = null,
    now = () => store.now(),
    onStored = () => {},
    onChecked = () => {},
    onOutcome = () => {},
    formPage = renderFormPage,
    onFailure = () => {},
  } = options;
  const acceptLead = createIntake({
    store,
    consents,
    now,
    rateLimit: createSharedRateLimit('lead', leadsPerMinute, store),
    judge: createJudge({ isPaced: leadsPerMinute > 0 }),
  });
  const api: LeadsApi = new Hono();
  const next = (number: number, suspicions: NewLead['suspicions']) => nextPage(number, suspicions, captcha);

  api.use(async (context, next) => {
    context.header('Cache-Control', 'no-store');
    context.header('X-Content-Type-Options', 'nosniff');
    await next();
  });
  api.post(
    LEADS_PATH,
    async (context, next) => {
      if (!isFromAnotherSite(context, publicHost)) return next();
      onOutcome('cross-site');
      return say(context, 403, MESSAGES.crossSite);
    },
    async (context) => {
      const encoding = encodingOf(context);
      if (!encoding) return unreadable(context, 415, MESSAGES.wrongType);
      const text = await readBody(context.req, BODY_LIMIT);
      if (text === null) return unreadable(context, 413, MESSAGES.tooLarge);
      const body = encoding === 'json' ? parseJson(text) : Object.fromEntries(new URLSearchParams(text));
      const outcome = await tryToAccept(context, body);
      return encoding === 'json'
        ? answerJson(context, outcome)
        : answerForm(context, outcome, body as Record<string, string>);
    },
  );
  if (captcha) {
    addHumanCheck(api, {
      settings: captcha,
      store,
      leadsPerMinute,
      phone,
      colours,
      publicHost,
      now,
      onFailure,
      onChecked,
    });
  }
  api.all(LEADS_PATH, (context) => {
    context.header('Allow', 'POST');
    return say(context, 405, MESSAGES.methodNotAllowed);
  });
  api.notFound((context) => say(context, 404, MESSAGES.notFound));
  api.onError((error, context) => {
    // The connection broke while the body was read, so the client cannot receive the response.
    if (!context.env.incoming.complete) return say(context, 400, FORM_UNREADABLE);
    onFailure(error);
    return say(context, 503, unavailable(phone()));
  });

  function unreadable(context: LeadsContext, status: 413 | 415, message: string) {
    onOutcome('unreadable');
    return say(context, status, message);
  }

  async function tryToAccept(
    context: LeadsContext,
    body: unknown,
  ): Promise<LeadOutcome | { readonly status: 'unavailable' }> {
    const { incoming } = context.env;
    try {
      const outcome = await acceptLead(body, {
        ip: clientAddress(incoming.socket.remoteAddress, context.req.header('x-forwarded-for')),
        userAgent: cleanLine(context.req.header('user-agent') ?? '').slice(0, USER_AGENT_LIMIT),
      });
      onOutcome(tallyOf(outcome));
      if (outcome.status === 'accepted') onStored(outcome.number, outcome.lead);
      return outcome;
    } catch (error) {
      onOutcome('not-stored');
      onFailure(error);
      return { status: 'unavailable' };
    }
  }

  type Answerable = Awaited<ReturnType<typeof tryToAccept>>;

  function answerJson(context: LeadsContext, outcome: Answerable) {
    switch (outcome.status) {
      case 'accepted':
        return context.json({ number: outcome.number, next: next(outcome.number, outcome.lead.suspicions) }, 201);
      case 'known':
        return context.json({ number: outcome.number, next: next(outcome.number, outcome.suspicions) }, 200);
      case 'invalid':
        return context.json({ errors: outcome.errors }, 422);
      case 'limited':
        context.header('Retry-After', String(outcome.retryAfterSeconds));
        return context.json({ error: tooMany(outcome.retryAfterSeconds, phone()), phone: phone() }, 429);
      case 'unavailable':
        return context.json({ error: unavailable(phone()), phone: phone() }, 503);
    }
  }

  function answerForm(context: LeadsContext, outcome: Answerable, values: Record<string, string>) {
    switch (outcome.status) {
      case 'accepted':
        return context.redirect(next(outcome.number, outcome.lead.suspicions), 303);
      case 'known':
        return context.redirect(next(outcome.number, outcome.suspicions), 303);
      case 'invalid':
        return sendFormPage(context, 422, values, outcome.errors);
      case 'limited':
        context.header('Retry-After', String(outcome.retryAfterSeconds));
        return sendFormPage(context, 429, values, { form: tooMany(outcome.retryAfterSeconds, phone()) });
      case 'unavailable':
        return sendFormPage(context, 503, values, { form: unavailable(phone()) });
    }
  }

  async function sendFormPage(
    context: LeadsContext,
    status: 422 | 429 | 503,
    values: Record<string, string>,
    errors: LeadErrors,
  ) {
    const key = values.key && !errors.key ? values.key : randomUUID();
    const index = await Promise.resolve()
      .then(consents)
      .catch(() => null);
    const { html, policy } = formPage({
      ...{ values, errors, consents: index, key },
      ...{ phone: phone(), ways: ways(), colours: colours(), frame: frame() },
    });
    context.header('Content-Security-Policy', policy);
    context.header('Referrer-Policy', 'strict-origin-when-cross-origin');
    return context.html(html, status);
  }

  return api;
}

export function createLeadsListener(api: LeadsApi): (request: IncomingMessage, response: ServerResponse) => void {
  const listener = getRequestListener(api.fetch as Parameters<typeof getRequestListener>[0], {
    overrideGlobalObjects: false,
  });
  return (request, response) => void listener(request, response);
}

function say(context: LeadsContext, status: 400 | 403 | 404 | 405 | 413 | 415 | 503, message: string) {
  return encodingOf(context) === 'form' ? context.text(message, status) : context.json({ error: message }, status);
}

function encodingOf({ req }: LeadsContext): Encoding | null {
  const type = req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type === 'application/json') return 'json';
  return type === 'application/x-www-form-urlencoded' ? 'form' : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
