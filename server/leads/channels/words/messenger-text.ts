import type { StoredLead } from '../../contract/lead.ts';
import { headline } from './headline.ts';
import { panelLink } from './links.ts';
import type { MessageContext } from './message-context.ts';
import { plainText } from './plain-text.ts';
import { shorten } from './shorten.ts';

type Options = {
  readonly context: MessageContext;
  readonly limit: number;
  /** The owner has answered for handing names and phones over. */
  readonly withPersonalData: boolean;
};

/** What a messenger carries: a number, a kind and a link, unless the owner took it upon himself. */
export function messengerText(lead: StoredLead, { context, limit, withPersonalData }: Options): string {
  if (withPersonalData) return shorten(plainText(lead, context), limit);
  const panel = panelLink(lead, context);
  return panel === null ? headline(lead) : `${headline(lead)}\n${panel}`;
}
