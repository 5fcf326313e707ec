import type { ChannelService, LeadMessage, Outcome } from '../../contract/channel.ts';
import { bad, good } from '../../outgoing/check-result.ts';
import { defineChannel } from '../define-channel.ts';
import { fullHeadline } from '../words/headline.ts';
import { htmlText } from '../words/html-text.ts';
import type { MessageContext } from '../words/message-context.ts';
import { plainText } from '../words/plain-text.ts';
import type { Receipt } from './mailer.ts';
import { openMailer } from './mailer.ts';
import type { EmailSettings } from './settings.ts';
import { settleEmail, variables } from './settings.ts';
import { emailFailure } from './smtp-failure.ts';

/** To the owner's own mailbox, so with everything that is known of a lead. */
export function createEmail(settings: EmailSettings, context: MessageContext): ChannelService {
  const mailer = openMailer(settings);
  const domain = settings.from.slice(settings.from.lastIndexOf('@') + 1);

  async function attempt(work: () => Promise<Receipt>): Promise<Outcome> {
    try {
      const { messageId: remoteId, rejected } = await work();
      return { status: 'delivered', remoteId, ...(rejected.length > 0 ? { warning: warningOf(rejected) } : {}) };
    } catch (error) {
      return emailFailure(error);
    }
  }

  return {
    minIntervalMs: 500,
    send: ({ key, lead }: LeadMessage, signal) =>
      attempt(() =>
        mailer.send(
          {
            subject: fullHeadline(lead),
            text: plainText(lead, context),
            html: htmlText(lead, context),
            // The same at every attempt: a mailbox shows a repeat once, and people see that it is one.
            messageId: `<${key}@${domain}>`,
            // A repeat of a lead stands in one conversation with the first.
            references: `<lead-${lead.repeatOf ?? lead.number}@${domain}>`,
          },
          signal,
        ),
      ),
    alert: (text, signal) => attempt(() => mailer.send({ subject: 'Заявки не доходят', text }, signal)),
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

/** By their places: the words go into logs and other channels. */
function warningOf(rejected: readonly number[]): string {
  const places = rejected.map((at) => at + 1).join(', ');
  return `почтовый сервер не принимает адрес № ${places} из LEADS_EMAIL_TO, туда письма не доходят. Исправьте или уберите его`;
}

export const email = defineChannel({
  name: 'email',
  title: 'Почта',
  variables,
  carriesAlarms: true,
  settle: settleEmail,
  create: createEmail,
});
