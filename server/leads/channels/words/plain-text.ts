import type { StoredLead } from '../../contract/lead.ts';
import { fullHeadline } from './headline.ts';
import type { Fact } from './lead-facts.ts';
import { leadFacts } from './lead-facts.ts';
import type { MessageContext } from './message-context.ts';

/** Returns the whole lead as plain text. The visitor's lines are indented so that they cannot imitate our labels. */
export function plainText(lead: StoredLead, context: MessageContext): string {
  return [fullHeadline(lead), '', ...leadFacts(lead, context).map(paragraph)].join('\n');
}

function paragraph({ label, lines, href }: Fact): string {
  if (label === 'Ответы' || label === 'Комментарий')
    return [`${label}:`, ...lines.map((line) => `  ${line}`)].join('\n');
  const text = lines.join(' ');
  return `${label}: ${href?.startsWith('tel:') ? dialable(text) : text}`;
}

/** Phones and messengers recognise a number only with plain spaces and hyphens. */
function dialable(phone: string): string {
  return phone.replaceAll('\u00a0', ' ').replaceAll('\u2011', '-');
}
