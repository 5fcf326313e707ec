import type { Html } from '../../../html.ts';
import { html, trusted } from '../../../html.ts';
import type { StoredLead } from '../../contract/lead.ts';
import { fullHeadline } from './headline.ts';
import type { Fact } from './lead-facts.ts';
import { leadFacts } from './lead-facts.ts';
import type { MessageContext } from './message-context.ts';

export function htmlText(lead: StoredLead, context: MessageContext): string {
  const rows = leadFacts(lead, context).map(row);
  return html`<!doctype html>
<html lang="ru">
<head><meta charset="utf-8"><title>${fullHeadline(lead)}</title></head>
<body>
<h1 style="font-size:20px">${fullHeadline(lead)}</h1>
<table cellpadding="6">
${rows}</table>
</body>
</html>
`.toString();
}

function row({ label, lines, href }: Fact): Html {
  const text = lines.map((line, index) => html`${trusted(index === 0 ? '' : '<br>')}${line}`);
  const value = href === undefined ? text : html`<a href="${href}">${text}</a>`;
  return html`<tr valign="top"><td>${label}</td><td>${value}</td></tr>\n`;
}
