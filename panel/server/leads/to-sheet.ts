import { join } from 'node:path';
import { cleanLine } from '../../../model/lead/clean-text.ts';
import { channelTitle } from '../../../server/leads/channels/channels.ts';
import { sourceText } from '../../../server/leads/channels/words/attribution.ts';
import { answersInWords } from '../../../server/leads/channels/words/lead-facts.ts';
import { pageLink } from '../../../server/leads/channels/words/links.ts';
import type { LeadDetails } from '../../../server/leads/operations/lead-details.ts';
import type { LeadHistory } from '../../../server/leads/operations/lead-history.ts';
import { readPageNames } from '../../../server/publish/page-list.ts';
import { readClock, readMessages, readPromise } from '../../../server/release/contact.ts';
import type { LeadSheet } from '../../contract/leads.ts';
import type { LeadsParts } from './leads-parts.ts';
import { readyMessages } from './ready-messages.ts';
import { toCard } from './to-card.ts';

export async function toSheet({ lead, events, siblings }: LeadHistory, parts: LeadsParts): Promise<LeadSheet> {
  const { dataDir, publicUrl, channels, now } = parts;
  const card = toCard(lead, readPromise(dataDir));
  const clock = readClock(dataDir);
  const nameOf = await readPageNames(join(dataDir, 'current'));
  return {
    card,
    comment: lead.comment,
    answers: answersInWords(lead.answers),
    page: { name: nameOf(lead.page), url: pageLink(lead, { publicUrl, panelUrl: null }) },
    cameFrom: sourceText(lead.attribution),
    marks: marksOf(lead.attribution),
    allowsMarketing: lead.marketing,
    humanCheck: lead.humanCheck,
    lastContactAt: lead.lastContactAt.toISOString(),
    reducedAt: lead.reducedAt?.toISOString() ?? null,
    proofs: lead.proofs.map(proofOf),
    deliveries: lead.deliveries.map(
      ({ channel, state, attempts, finishedAt, nextAttemptAt, lastReason, remoteId }) => ({
        ...{ channel, state, attempts, remoteId },
        title: channelTitle(channel),
        at: (finishedAt ?? nextAttemptAt).toISOString(),
        reason: lastReason,
      }),
    ),
    channels: channels.map(({ name, title }) => ({ name, title })),
    events: events.map(toEvent),
    siblings: siblings.map(({ title, createdAt, events: done, ...sibling }) => ({
      ...sibling,
      about: title,
      createdAt: createdAt.toISOString(),
      events: done.map(toEvent),
    })),
    messages: readyMessages(readMessages(dataDir), card, { now: now(), ...clock }),
    clock,
    now: now().toISOString(),
  };
}

function toEvent({ at, remindAt, ...event }: LeadHistory['events'][number]): LeadSheet['events'][number] {
  return { ...event, at: at.toISOString(), remindAt: remindAt?.toISOString() ?? null };
}

function proofOf(proof: LeadDetails['proofs'][number]): LeadSheet['proofs'][number] {
  const { document, version, label, ip, sha256 } = proof;
  return {
    ...{ document, version, label, ip, sha256 },
    receivedAt: proof.checked_at,
    givenAt: proof.given_at,
    userAgent: proof.user_agent,
  };
}

function marksOf(attribution: LeadDetails['attribution']): LeadSheet['marks'] {
  return Object.entries(attribution ?? {}).map(([name, value]) => ({ name: cleanLine(name), value: inLine(value) }));
}

function inLine(value: unknown): string {
  if (typeof value !== 'object' || value === null) return cleanLine(String(value ?? 'нет'));
  return Object.entries(value)
    .map(([name, part]) => `${cleanLine(name)}=${inLine(part)}`)
    .join(' ');
}
