import type { StoredLead } from '../../contract/lead.ts';
import { fullHeadline } from './headline.ts';
import type { Fact } from './lead-facts.ts';
import { leadFacts } from './lead-facts.ts';
import type { MessageContext } from './message-context.ts';

/** The whole lead as plain text. What the visitor wrote is set off, so that it cannot pass for a line of ours. */
export function plainText(lead: StoredLead, context: MessageContext): string {
  return [fullHeadline(lead), '', ...leadFacts(lead, context).map(paragraph)].join('\n');
}

function paragraph({ label, lines, href }: Fact): string {
  if (label === 'Ответы' || label === 'Комментарий')
    return [`${label}:`, ...lines.map((line) => `  ${line}`)].join('\n');
  const text = lines.join(' ');
  return `${label}: ${href?.startsWith('tel:') ? dialable(text) : text}`;
}

/** Telephones and messengers recognise a number by its plain spaces and hyphens. */
function dialable(phone: string): string {
  return phone.replaceAll('\u00a0', ' ').replaceAll('\u2011', '-');
}
