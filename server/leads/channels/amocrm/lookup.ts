import { z } from 'zod';
import type { LeadMessage } from '../../contract/channel.ts';
import type { Found } from './ask.ts';
import { askAmocrm } from './ask.ts';
import { leadName } from './form.ts';
import type { AmocrmSettings } from './settings.ts';

/** Location of a lead in amoCRM; `leadId` is required to attach a note. */
export type AmocrmPlace = { readonly uid: string; readonly leadId: number | null };

const PAGE_SIZE = 250;
const MAX_PAGES = 20;
const DAY_S = 86_400;

const ids = z.array(z.object({ id: z.number() })).optional();
const unsortedEntry = z.object({
  uid: z.string(),
  source_uid: z.string().nullish(),
  created_at: z.number(),
  _embedded: z.object({ leads: ids }).optional(),
});
const unsortedPage = z.object({ _embedded: z.object({ unsorted: z.array(unsortedEntry) }) }).nullable();
const leadEntry = z.object({ id: z.number(), name: z.string(), created_at: z.number() });
const leadPage = z.object({ _embedded: z.object({ leads: z.array(leadEntry) }) }).nullable();
const notePage = z
  .object({ _embedded: z.object({ notes: z.array(z.object({ params: z.object({ text: z.string().optional() }) })) }) })
  .nullable();

/** Finds the lead of an earlier attempt: among unsorted leads by idempotency key, among accepted leads by name. */
export async function findAmocrmLead(
  settings: AmocrmSettings,
  message: LeadMessage,
  signal: AbortSignal,
): Promise<Found<AmocrmPlace | null>> {
  const waiting = await findWaiting(settings, message, signal);
  return !waiting.ok || waiting.result ? waiting : findAccepted(settings, message, signal);
}

async function findWaiting(
  settings: AmocrmSettings,
  { key, lead }: LeadMessage,
  signal: AbortSignal,
): Promise<Found<AmocrmPlace | null>> {
  const sentAt = Math.floor(lead.createdAt.getTime() / 1000);
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const path = `/leads/unsorted?filter[category][]=forms&order[created_at]=desc&limit=${PAGE_SIZE}&page=${page}`;
    const answer = await askAmocrm(settings, { method: 'GET', path }, unsortedPage, signal);
    if (!answer.ok) return answer;
    const entries = answer.result?._embedded.unsorted ?? [];
    const own = entries.find(({ source_uid }) => source_uid === key);
    if (own) return { ok: true, result: { uid: own.uid, leadId: own._embedded?.leads?.[0]?.id ?? null } };
    const oldest = entries.at(-1);
    if (!oldest || entries.length < PAGE_SIZE || oldest.created_at < sentAt) break;
  }
  return { ok: true, result: null };
}

async function findAccepted(
  settings: AmocrmSettings,
  { lead }: LeadMessage,
  signal: AbortSignal,
): Promise<Found<AmocrmPlace | null>> {
  const name = leadName(lead);
  const path = `/leads?query=${encodeURIComponent(name)}&order[created_at]=desc&limit=${PAGE_SIZE}`;
  const answer = await askAmocrm(settings, { method: 'GET', path }, leadPage, signal);
  if (!answer.ok) return answer;
  const sentAt = lead.createdAt.getTime() / 1000;
  // The name contains the lead number, and a new database restarts the numbers, so the date must match too.
  const own = answer.result?._embedded.leads.find(
    (entry) => entry.name === name && entry.created_at > sentAt - DAY_S && entry.created_at < sentAt + 7 * DAY_S,
  );
  return { ok: true, result: own ? { uid: String(own.id), leadId: own.id } : null };
}

export async function hasNote(
  settings: AmocrmSettings,
  leadId: number,
  number: number,
  signal: AbortSignal,
): Promise<Found<boolean>> {
  const path = `/leads/${leadId}/notes?filter[note_type][]=common&limit=${PAGE_SIZE}`;
  const answer = await askAmocrm(settings, { method: 'GET', path }, notePage, signal);
  if (!answer.ok) return answer;
  const start = `Заявка №\u00a0${number}:`;
  const notes = answer.result?._embedded.notes ?? [];
  return { ok: true, result: notes.some(({ params }) => params.text?.startsWith(start) ?? false) };
}
