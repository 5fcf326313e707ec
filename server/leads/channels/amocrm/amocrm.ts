import { z } from 'zod';
import type { ChannelService, LeadMessage, Outcome } from '../../contract/channel.ts';
import { bad, type CheckResult, good, settleCheck } from '../../outgoing/check-result.ts';
import { retryLater, settle } from '../../outgoing/failure.ts';
import { defineChannel } from '../define-channel.ts';
import type { MessageContext } from '../words/message-context.ts';
import { plainText } from '../words/plain-text.ts';
import { AMOCRM, askAmocrm, type Found } from './ask.ts';
import { amocrmForm } from './form.ts';
import { type AmocrmPlace, findAmocrmLead, hasNote } from './lookup.ts';
import { type AmocrmSettings, variables } from './settings.ts';

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

/** Attempts before the lead is delivered without its note. */
const ATTEMPTS_TO_NOTE = 5;
const WITHOUT_NOTE =
  'amoCRM не называет номера сделок, поэтому комментарий и ответы к ним не приложены. Смотрите их в письмах или командой «npm run leads -- show НОМЕР»';

export function createAmocrm(settings: AmocrmSettings, context: MessageContext): ChannelService {
  async function add({ key, lead }: LeadMessage, signal: AbortSignal): Promise<Found<AmocrmPlace>> {
    const body = [amocrmForm({ key, lead, context, pipeline: settings.pipeline })];
    const answer = await askAmocrm(settings, { method: 'POST', path: '/leads/unsorted/forms', body }, added, signal);
    if (!answer.ok) return answer;
    const [{ uid, _embedded }] = answer.result._embedded.unsorted;
    return { ok: true, result: { uid, leadId: _embedded?.leads?.[0]?.id ?? null } };
  }

  /** The amoCRM form has no field for a comment or answers, so they go into a note of the lead. */
  async function note(leadId: number, { attempt, lead }: LeadMessage, signal: AbortSignal): Promise<Found<unknown>> {
    if (attempt > 1) {
      const earlier = await hasNote(settings, leadId, lead.number, signal);
      if (!earlier.ok || earlier.result) return earlier;
    }
    const body = [{ entity_id: leadId, note_type: 'common', params: { text: plainText(lead, context) } }];
    return askAmocrm(settings, { method: 'POST', path: '/leads/notes', body }, z.unknown(), signal);
  }

  /** Finds or creates the lead. The response to a new lead may omit its ID, so the lead is looked up once more. */
  async function place(message: LeadMessage, signal: AbortSignal): Promise<Found<AmocrmPlace>> {
    const earlier = message.attempt > 1 ? await findAmocrmLead(settings, message, signal) : null;
    if (earlier && !earlier.ok) return earlier;
    if (earlier?.result) return { ok: true, result: earlier.result };
    if (message.acceptedAs !== null) return { ok: true, result: { uid: message.acceptedAs, leadId: null } };
    const added = await add(message, signal);
    if (!added.ok || added.result.leadId !== null) return added;
    const found = await findAmocrmLead(settings, message, signal);
    const { uid } = added.result;
    if (!found.ok) return { ok: false, failure: { ...found.failure, acceptedAs: uid } };
    return { ok: true, result: found.result ?? added.result };
  }

  async function send(message: LeadMessage, signal: AbortSignal): Promise<Outcome> {
    const placed = await place(message, signal);
    if (!placed.ok) return placed.failure;
    const { uid, leadId } = placed.result;
    if (leadId === null) {
      if (message.attempt < ATTEMPTS_TO_NOTE)
        return { ...retryLater(`${AMOCRM}: номер сделки пока не известен`), acceptedAs: uid };
      return { status: 'delivered', remoteId: uid, warning: WITHOUT_NOTE };
    }
    const noted = await note(leadId, message, signal);
    return noted.ok ? { status: 'delivered', remoteId: uid } : { ...noted.failure, acceptedAs: uid };
  }

  return {
    // amoCRM allows seven requests a second; a repeated attempt makes up to five.
    minIntervalMs: 1000,
    send: (message, signal) => settle(AMOCRM, () => send(message, signal)),
    check: (signal) => settleCheck(AMOCRM, () => checkAmocrm(settings, signal)),
  };
}

export const amocrm = defineChannel({
  name: 'amocrm',
  title: AMOCRM,
  variables,
  carriesAlarms: false,
  testTrace: 'В amoCRM появится заявка в «Неразобранном»: отклоните её.',
  create: createAmocrm,
});

const account = z.object({ id: z.number(), name: z.string() });
const pipelines = z.object({
  _embedded: z.object({
    pipelines: z.array(
      z.object({
        id: z.number(),
        name: z.string(),
        is_main: z.boolean().optional(),
        is_unsorted_on: z.boolean().optional(),
      }),
    ),
  }),
});

/** Read-only check: the token is valid, and the pipeline accepts unsorted leads. */
async function checkAmocrm(settings: AmocrmSettings, signal: AbortSignal): Promise<CheckResult> {
  const about = await askAmocrm(settings, { method: 'GET', path: '/account' }, account, signal);
  if (!about.ok) return bad(about.failure.reason);
  const list = await askAmocrm(settings, { method: 'GET', path: '/leads/pipelines' }, pipelines, signal);
  if (!list.ok) return bad(list.failure.reason);
  const { pipeline } = settings;
  const own = list.result._embedded.pipelines.find(({ id, is_main }) =>
    pipeline === undefined ? is_main : id === pipeline,
  );
  if (!own) return bad('Воронки с номером из AMOCRM_PIPELINE_ID нет в этом аккаунте.');
  if (own.is_unsorted_on === false)
    return bad(`В воронке «${own.name}» выключено «Неразобранное»: включите его в настройках воронки.`);
  return good(`Ключ принят аккаунтом «${about.result.name}», заявки придут в «Неразобранное» воронки «${own.name}».`);
}
