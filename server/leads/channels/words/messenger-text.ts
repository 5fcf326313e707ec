import type { StoredLead } from '../../contract/lead.ts';
import { headline } from './headline.ts';
import { panelLink } from './links.ts';
import type { MessageContext } from './message-context.ts';
import { plainText } from './plain-text.ts';
import { shorten } from './shorten.ts';

type Options = {
  readonly context: MessageContext;
  readonly limit: number;
  /** The owner has accepted responsibility for sending names and phones to the messenger. */
  readonly withPersonalData: boolean;
};

/** Returns number, kind and panel link only, unless the owner has allowed personal data. */
export function messengerText(lead: StoredLead, { context, limit, withPersonalData }: Options): string {
  if (withPersonalData) return shorten(plainText(lead, context), limit);
  const panel = panelLink(lead, context);
  return panel === null ? headline(lead) : `${headline(lead)}\n${panel}`;
}
