import { createHash, randomBytes } from 'node:crypto';
import type { BrandColours } from '../../../../model/brand/brand-colours.ts';
import { formatPhone } from '../../../../model/format/phone.ts';
import { html, trusted } from '../../../html.ts';
import { plainPageStyle } from '../form-page-style.ts';
import type { SmartCaptchaSettings } from './settings.ts';

export type CheckPageState = {
  readonly number: number;
  readonly ticket: string;
  readonly problem: string | null;
  readonly phone: string;
  readonly colours: BrandColours;
};

/** Renders the only page with third-party content; the visitor has been informed and has chosen to open it. */
export function renderCheckPage(
  { number, ticket, problem, phone, colours }: CheckPageState,
  { clientKey, origin }: Pick<SmartCaptchaSettings, 'clientKey' | 'origin'>,
): { readonly html: string; readonly policy: string } {
  const nonce = randomBytes(16).toString('base64url');
  const style = `${plainPageStyle(colours)}.smart-captcha{min-height:100px}`;
  const page = html`<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>${problem === null ? '' : 'Ошибка: '}Подтвердите, что вы человек</title>
<style>${trusted(style)}</style>
<script nonce="${nonce}" src="${origin}/captcha.js" defer></script>
</head>
<body>
<main class="again">
<h1>Заявка №&nbsp;${number} у&nbsp;нас. Подтвердите, что вы человек</h1>
${problem === null ? '' : html`<div class="summary" role="alert" tabindex="-1" autofocus><h2>${problem}</h2></div>`}
<p>После проверки заявка сразу уйдёт мастеру. Без неё её сначала посмотрит менеджер, в&nbsp;рабочее время.</p>
<form method="post" action="/api/leads/check">
<input type="hidden" name="n" value="${number}">
<input type="hidden" name="check" value="${ticket}">
<div class="smart-captcha" data-sitekey="${clientKey}" data-hl="ru"></div>
<button>Подтвердить</button>
</form>
<p>Проверку показывает «Яндекс»: он узнает адрес вашего устройства в&nbsp;сети и&nbsp;какой у&nbsp;вас браузер, но не имя и&nbsp;не телефон.</p>
<nav aria-label="Другие способы"><a href="tel:${phone}">Позвонить ${formatPhone(phone)}</a><a href="/thankyou?n=${number}">Обойтись без проверки</a></nav>
</main>
</body>
</html>
`;
  return { html: page.toString(), policy: policyFor(origin, nonce, style) };
}

/** The widget is an iframe; its script also writes inline styles into the page. */
function policyFor(origin: string, nonce: string, style: string): string {
  const styleHash = createHash('sha256').update(style).digest('base64');
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' ${origin}`,
    `frame-src ${origin}`,
    `connect-src ${origin}`,
    `img-src ${origin} data:`,
    `style-src 'sha256-${styleHash}' ${origin}`,
    "style-src-attr 'unsafe-inline'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
