import { openMailer } from '../../../server/leads/channels/email/mailer.ts';
import type { EmailSettings } from '../../../server/leads/channels/email/settings.ts';
import { emailFailure, isAboutRecipients } from '../../../server/leads/channels/email/smtp-failure.ts';
import type { OwnerStory } from '../../contract/overview.ts';
import type { LetterOutcome } from './letter-store.ts';
import { letterTexts } from './letter-texts.ts';

export type LetterParts = {
  /** `null` if the channel «Почта» is not configured. */
  readonly mail: EmailSettings | null;
  readonly panelUrl: string;
  readonly readStory: () => Promise<OwnerStory>;
  readonly companyName: () => Promise<string>;
};

type Addressed = {
  readonly email: string;
  /** The same for every attempt to send this letter. */
  readonly id: string;
  readonly story: OwnerStory;
  readonly signal: AbortSignal;
};

export async function sendLetter(
  mail: EmailSettings,
  { companyName, panelUrl }: LetterParts,
  { email, id, story, signal }: Addressed,
): Promise<LetterOutcome> {
  const mailer = openMailer({ ...mail, to: [email] }, 'Обзор недели');
  const domain = mail.from.slice(mail.from.lastIndexOf('@') + 1);
  const texts = letterTexts(story, { company: await companyName(), panelUrl });
  try {
    await mailer.send({ ...texts, messageId: `<${id}@${domain}>` }, [0], signal);
    return { isSent: true };
  } catch (error) {
    if (isAboutRecipients(error)) return { isSent: false, reason: `Почта: сервер не принимает адрес ${email}` };
    return { isSent: false, reason: emailFailure(error, email).reason.replace(/\.$/, '') };
  }
}
