import { readClock } from '../../../server/release/contact.ts';
import type { OwnerStory } from '../../contract/overview.ts';
import type { LeadsParts } from '../leads/leads-parts.ts';
import { dueMonday, sendingStart } from './letter-days.ts';
import type { LetterStore } from './letter-store.ts';
import type { LetterParts } from './send-letter.ts';
import { sendLetter } from './send-letter.ts';

type Due = {
  readonly parts: LetterParts;
  readonly leads: Pick<LeadsParts, 'dataDir' | 'now'>;
  readonly store: LetterStore;
  readonly signal: AbortSignal;
};

/** Sends the letters of this Monday that are due, each once over all panels. */
export async function sendDueLetters({ parts, leads, store, signal }: Due): Promise<void> {
  const { utcOffsetHours } = readClock(leads.dataDir);
  const monday = dueMonday(leads.now(), utcOffsetHours);
  if (monday === null || parts.mail === null) return;
  let story: OwnerStory | null = null;
  for (const { id: person, email } of await store.readers(sendingStart(monday, utcOffsetHours))) {
    if (signal.aborted) return;
    if (!(await store.claim(person, monday, leads.now()))) continue;
    story ??= await parts.readStory();
    const outcome = await sendLetter(parts.mail, parts, { email, id: `week-${monday}-${person}`, story, signal });
    await store.settle(person, monday, outcome, leads.now());
  }
}
