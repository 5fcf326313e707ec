import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { BrandColours } from '../../model/brand/brand-colours.ts';
import { NEUTRAL_COLOURS } from '../../model/brand/brand-colours.ts';
import { formatPhone } from '../../model/format/phone.ts';
import type { CompanyFacts } from '../company-facts.ts';
import { pageColours } from '../page-colours.ts';
import type { RawHeaders } from './headers.ts';

/** Value of `Retry-After`, in seconds. */
const RETRY_SECONDS = 10;

const NOTHING_KNOWN: CompanyFacts = { phone: null, colours: NEUTRAL_COLOURS };

/** Self-contained with system fonts, because no release exists yet to load files from. */
const style = (colours: BrandColours) => `${pageColours(colours)}
*{box-sizing:border-box;margin:0}
body{background:var(--surface-page);color:var(--color-text);font:400 1.0625rem/1.5 Arial,sans-serif;padding:clamp(1.5rem,12vw,8rem) clamp(1rem,4vw,2.5rem)}
main{max-width:34rem;margin-inline:auto;display:grid;gap:1.5rem}
h1{font:400 clamp(1.75rem,1.4rem + 2vw,2.5rem)/1.15 Georgia,serif;text-wrap:balance}
a{justify-self:start;display:inline-flex;align-items:center;min-height:52px;padding:0 1.5rem;border-radius:4px;background:var(--color-action);color:var(--color-inverse-text);text-decoration:none;white-space:nowrap}
a:hover{background:var(--color-action-hover)}
:focus-visible{outline:2px solid var(--color-rule);outline-offset:3px}`;

function policyFor(css: string): string {
  const hash = createHash('sha256').update(css).digest('base64');
  return ["default-src 'none'", `style-src 'sha256-${hash}'`, "base-uri 'none'", "frame-ancestors 'none'"].join('; ');
}

export async function sendPreparing(
  res: ServerResponse,
  headers: RawHeaders,
  company: () => Promise<CompanyFacts> = async () => NOTHING_KNOWN,
): Promise<void> {
  const { phone, colours } = await company();
  const css = style(colours);
  const body = Buffer.from(render(phone, css));
  const own = ['Content-Type', 'text/html; charset=utf-8', 'Content-Length', String(body.length)];
  const wait = ['Retry-After', String(RETRY_SECONDS), 'Content-Security-Policy', policyFor(css)];
  res.writeHead(503, [...own, ...wait, ...headers]).end(body);
}

/** @param phone E.164. */
function render(phone: string | null, css: string): string {
  const call = phone === null ? '' : `\n<a href="tel:${phone}">Позвонить ${formatPhone(phone)}</a>`;
  const offer = phone === null ? '' : ' Если вопрос срочный, позвоните.';
  return `<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="${RETRY_SECONDS}">
<title>Сайт готовится</title>
<style>${css}</style>
</head>
<body>
<main>
<h1>Сайт готовится и скоро откроется</h1>
<p>Страница обновится сама.${offer}</p>${call}
</main>
</body>
</html>
`;
}
