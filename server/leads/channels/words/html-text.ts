import { escapeHtml } from '../../contract/html.ts';
import type { StoredLead } from '../../contract/lead.ts';
import { fullHeadline } from './headline.ts';
import type { Fact } from './lead-facts.ts';
import { leadFacts } from './lead-facts.ts';
import type { Links } from './links.ts';

/** A page that needs nothing from anywhere; every character of the visitor's is text. */
export function htmlText(lead: StoredLead, links: Links): string {
  const rows = leadFacts(lead, links).map(row).join('\n');
  return `<!doctype html>
<html lang="ru">
<head><meta charset="utf-8"><title>${escapeHtml(fullHeadline(lead))}</title></head>
<body>
<h1 style="font-size:20px">${escapeHtml(fullHeadline(lead))}</h1>
<table cellpadding="6">
${rows}
</table>
</body>
</html>
`;
}

function row({ label, lines, href }: Fact): string {
  const text = lines.map(escapeHtml).join('<br>');
  const value = href === undefined ? text : `<a href="${escapeHtml(href)}">${text}</a>`;
  return `<tr valign="top"><td>${escapeHtml(label)}</td><td>${value}</td></tr>`;
}
