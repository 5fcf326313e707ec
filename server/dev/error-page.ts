import type { BrandColours } from '../../model/brand/brand-colours.ts';
import { formatIssue } from '../../model/load/format-issue.ts';
import type { ContentIssue } from '../../model/load/issue.ts';
import type { Html } from '../html.ts';
import { html, trusted } from '../html.ts';
import { pageColours } from '../page-colours.ts';

const STYLE = `
body{margin:0;padding:clamp(1.5rem,6vw,5rem);background:var(--surface-page);color:var(--color-text);font:1.0625rem/1.5 Arial,sans-serif}
main{max-width:50rem;margin-inline:auto}
li{margin-block:.75rem;overflow-wrap:anywhere}
pre{white-space:pre-wrap;overflow-wrap:anywhere}`;

/** Error page that lists content issues. Vite's client reloads it when the content is fixed. */
export function contentErrorPage(issues: readonly ContentIssue[], colours: BrandColours): string {
  const items = issues.map((issue) => html`<li>${formatIssue(issue)}</li>\n`);
  return page(
    colours,
    'Ошибка в содержимом',
    html`<ul>\n${items}</ul>\n<p>Исправьте и сохраните файл: страница вернётся сама.</p>`,
  );
}

export function codeErrorPage(details: string, colours: BrandColours): string {
  return page(colours, 'Ошибка в коде', html`<pre>${details}</pre>`);
}

function page(colours: BrandColours, title: string, main: Html): string {
  return html`<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${title}</title>
<style>${trusted(pageColours(colours) + STYLE)}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${main}
</main>
</body>
</html>
`.toString();
}
