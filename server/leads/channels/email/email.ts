import { LRUCache } from 'lru-cache';
import type { ChannelService, LeadMessage, Outcome } from '../../contract/channel.ts';
import { bad, good } from '../../outgoing/check-result.ts';
import { retryLater } from '../../outgoing/failure.ts';
import { defineChannel } from '../define-channel.ts';
import { fullHeadline } from '../words/headline.ts';
import { htmlText } from '../words/html-text.ts';
import type { MessageContext } from '../words/message-context.ts';
import { plainText } from '../words/plain-text.ts';
import type { Letter } from './mailer.ts';
import { openMailer } from './mailer.ts';
import type { EmailSettings } from './settings.ts';
import { settleEmail, variables } from './settings.ts';
import { emailFailure, isAboutRecipients } from './smtp-failure.ts';

/** Letters go to the owner's own mailbox, so they contain all data of a lead. */
export function createEmail(settings: EmailSettings, context: MessageContext): ChannelService {
  const mailer = openMailer(settings);
  const domain = settings.from.slice(settings.from.lastIndexOf('@') + 1);

  /** Recipients already served, by idempotency key. A restart loses it; the repeated letter has the same Message-ID. */
  const progress = new LRUCache<string, Progress>({ max: 1000 });

  async function send(letter: Letter, { done, refused }: Progress, signal: AbortSignal): Promise<Outcome> {
    const waiting = settings.to.map((_, at) => at).filter((at) => !done.has(at) && !refused.has(at));
    try {
      const receipt = await mailer.send(letter, waiting, signal);
      for (const at of receipt.accepted) done.add(at);
      for (const at of receipt.refused) refused.add(at);
      if (receipt.deferred.length > 0) return retryLater(`Почта: ${deferredWords(receipt.deferred)}`);
      return delivered(refused, receipt.messageId);
    } catch (error) {
      const failure = emailFailure(error);
      // An earlier attempt reached the other recipients, so only the refused ones are reported.
      if (failure.status === 'refused' && isAboutRecipients(error) && done.size > 0)
        return delivered(new Set([...refused, ...waiting]));
      return failure;
    }
  }

  return {
    minIntervalMs: 500,
    async send({ key, lead }: LeadMessage, signal) {
      const letter = {
        subject: fullHeadline(lead),
        text: plainText(lead, context),
        html: htmlText(lead, context),
        // Every attempt has the same ID, so mailboxes can detect a duplicate.
        messageId: `<${key}@${domain}>`,
        // Mail clients group a repeated lead with the first one by this header.
        references: `<lead-${lead.repeatOf ?? lead.number}@${domain}>`,
      };
      const known = progress.get(key) ?? newProgress();
      progress.set(key, known);
      const outcome = await send(letter, known, signal);
      if (outcome.status !== 'retry') progress.delete(key);
      return outcome;
    },
    alert: (text, signal) => send({ subject: 'Заявки не доходят', text }, newProgress(), signal),
    async check(signal) {
      try {
        await mailer.verify(signal);
        return good(`Почтовый сервер ${settings.host} принял вход, адресов для писем: ${settings.to.length}.`);
      } catch (error) {
        return bad(emailFailure(error).reason);
      }
    },
  };
}

/** Indexes into the list of recipients: accepted, and permanently refused. */
type Progress = { readonly done: Set<number>; readonly refused: Set<number> };

const newProgress = (): Progress => ({ done: new Set(), refused: new Set() });

function delivered(refused: ReadonlySet<number>, remoteId?: string): Outcome {
  return {
    status: 'delivered',
    ...(remoteId === undefined ? {} : { remoteId }),
    ...(refused.size > 0 ? { warning: refusedWords([...refused].sort()) } : {}),
  };
}

/** Recipients by position, since logs and other channels must not contain addresses. */
const placesOf = (places: readonly number[]) => places.map((at) => at + 1).join(', ');

function refusedWords(places: readonly number[]): string {
  return `почтовый сервер не принимает адрес № ${placesOf(places)} из LEADS_EMAIL_TO, туда письма не доходят. Исправьте или уберите его`;
}

function deferredWords(places: readonly number[]): string {
  return `сервер пока не принимает письмо для адреса № ${placesOf(places)} из LEADS_EMAIL_TO`;
}

export const email = defineChannel({
  name: 'email',
  title: 'Почта',
  variables,
  carriesAlarms: true,
  testTrace: null,
  settle: settleEmail,
  create: createEmail,
});
