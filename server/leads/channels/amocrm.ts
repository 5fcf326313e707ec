import { z } from 'zod';
import type { LeadMessage } from '../delivery/message.ts';
import type { Outcome } from '../delivery/outcome.ts';
import type { Found } from './amocrm/ask.ts';
import { AMOCRM, askAmocrm } from './amocrm/ask.ts';
import { checkAmocrm } from './amocrm/check.ts';
import { amocrmForm } from './amocrm/form.ts';
import type { AmocrmPlace } from './amocrm/lookup.ts';
import { findAmocrmLead, hasNote } from './amocrm/lookup.ts';
import type { Channel } from './channel.ts';
import { settleCheck } from './check-result.ts';
import { settle } from './http/failure.ts';
import type { AmocrmSettings } from './settings/amocrm.ts';
import type { Links } from './words/links.ts';
import { plainText } from './words/plain-text.ts';

const added = z.object({
  _embedded: z.object({
    unsorted: z.tuple([
      z.object({
        uid: z.string().min(1),
        _embedded: z.object({ leads: z.array(z.object({ id: z.number() })).optional() }).optional(),
      }),
    ]),
  }),
});

export function createAmocrm(settings: AmocrmSettings, links: Links): Channel {
  async function add({ key, lead }: LeadMessage, signal: AbortSignal): Promise<Found<AmocrmPlace>> {
    const body = [amocrmForm({ key, lead, links, pipeline: settings.pipeline })];
    const answer = await askAmocrm(settings, { method: 'POST', path: '/leads/unsorted/forms', body }, added, signal);
    if (!answer.ok) return answer;
    const [{ uid, _embedded }] = answer.result._embedded.unsorted;
    return { ok: true, result: { uid, leadId: _embedded?.leads?.[0]?.id ?? null } };
  }

  /** The form has no field for a comment or for answers: they stand in a note of the lead. */
  async function note(leadId: number, { attempt, lead }: LeadMessage, signal: AbortSignal): Promise<Found<unknown>> {
    if (attempt > 1) {
      const earlier = await hasNote(settings, leadId, lead.number, signal);
      if (!earlier.ok || earlier.result) return earlier;
    }
    const body = [{ entity_id: leadId, note_type: 'common', params: { text: plainText(lead, links) } }];
    return askAmocrm(settings, { method: 'POST', path: '/leads/notes', body }, z.unknown(), signal);
  }

  async function send(message: LeadMessage, signal: AbortSignal): Promise<Outcome> {
    const earlier = message.attempt > 1 ? await findAmocrmLead(settings, message, signal) : null;
    if (earlier && !earlier.ok) return earlier.failure;
    const place = earlier?.result ? { ok: true as const, result: earlier.result } : await add(message, signal);
    if (!place.ok) return place.failure;
    const { uid, leadId } = place.result;
    const noted = leadId === null ? null : await note(leadId, message, signal);
    return noted && !noted.ok ? noted.failure : { status: 'delivered', remoteId: uid };
  }

  return {
    name: 'amocrm',
    // Seven requests a second; a repeat takes up to five.
    minIntervalMs: 1000,
    send: (message, signal) => settle(AMOCRM, () => send(message, signal)),
    check: (signal) => settleCheck(AMOCRM, () => checkAmocrm(settings, signal)),
  };
}
