import { createHash } from 'node:crypto';
import type { BrandColours } from '../../../model/brand/brand-colours.ts';
import { formatPhone } from '../../../model/format/phone.ts';
import { requiredPurpose } from '../../../model/lead/consent.ts';
import type { ConsentPurpose } from '../../../model/lead/consent-documents.ts';
import { contactRequest, isContactWay } from '../../../model/lead/contact-ways.ts';
import { isVisitorField, LEAD_LIMITS } from '../../../model/lead/lead-fields.ts';
import { isFormLeadKind } from '../../../model/lead/lead-kinds.ts';
import type { LeadField } from '../../../model/lead/lead-schema.ts';
import { LEAD_TITLES } from '../../../model/lead/lead-titles.ts';
import type { Html } from '../../html.ts';
import { html, trusted } from '../../html.ts';
import type { PageFrame } from '../../release/page-frame.ts';
import type { ConsentIndex } from '../intake/consent-index.ts';
import type { LeadErrors } from '../intake/lead-body.ts';
import { formStyle, plainPageStyle } from './form-page-style.ts';

export type FormPageState = {
  readonly values: Readonly<Partial<Record<LeadField, string>>>;
  readonly errors: LeadErrors;
  /** `null` when the release cannot be read; the checkboxes then have a general label. */
  readonly consents: ConsentIndex | null;
  readonly key: string;
  readonly phone: string;
  /** Links for visitors who write instead of calling. */
  readonly ways: readonly { readonly label: string; readonly url: string }[];
  readonly colours: BrandColours;
  /** Frame of the current release; `null` renders a standalone page. */
  readonly frame: PageFrame | null;
};

export type FormPage = { readonly html: string; readonly policy: string };

const HIDDEN_FIELDS = [
  'kind',
  'subject',
  'titleShown',
  'priceShown',
  'answers',
  'attribution',
  'page',
  'viewing',
] as const;
const GENERAL_LABEL = 'Даю согласие на обработку персональных данных';

const TITLE = 'Ошибка: заявка не отправлена';

/** Renders the form again with the visitor's values and the errors on top, for browsers without JavaScript. */
export function renderFormPage(state: FormPageState): FormPage {
  const { frame, colours } = state;
  return frame ? inFrame(mainPart(state), frame, formStyle(colours)) : alone(mainPart(state), plainPageStyle(colours));
}

function inFrame(main: Html, frame: PageFrame, style: string): FormPage {
  const { beforeTitle, head, beforeMain, afterMain, css } = frame;
  const robots = trusted('<meta name="robots" content="noindex">');
  const page = html`${trusted(beforeTitle)}<title>${TITLE}</title>${robots}${trusted(head)}<style>${trusted(style)}</style>${trusted(beforeMain)}<div class="again">${main}</div>${trusted(afterMain)}`;
  return {
    html: page.toString(),
    policy: policyFor([css, style], ["style-src 'self'", "img-src 'self'", "font-src 'self'"]),
  };
}

function alone(main: Html, style: string): FormPage {
  const page = html`<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>${TITLE}</title>
<style>${trusted(style)}</style>
</head>
<body>
<main class="again">
${main}
</main>
</body>
</html>
`;
  return { html: page.toString(), policy: policyFor([style], ['style-src']) };
}

/** The first source must be `style-src`; the hashes of the inline styles are appended to it. */
function policyFor(styles: readonly string[], [styleSource = '', ...sources]: readonly string[]): string {
  const hashes = styles.map((style) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`);
  return [
    "default-src 'none'",
    `${styleSource} ${hashes.join(' ')}`,
    ...sources,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function mainPart(state: FormPageState): Html {
  const { values, phone, ways } = state;
  const back = /^\/(?![/\\])/.test(values.page ?? '') ? (values.page ?? '/') : '/';
  return html`<h1>Заявка пока не отправлена</h1>
${about(values)}
${summary(state)}
${form(state)}
<nav aria-label="Другие способы"><a href="tel:${phone}">Позвонить ${formatPhone(phone)}</a>${ways.map(({ label, url }) => html`<a href="${url}">${label}</a>`)}<a href="${back}">Вернуться на страницу</a></nav>`;
}

function about({ kind = '', titleShown = '', priceShown = '' }: FormPageState['values']): Html | '' {
  const what = isFormLeadKind(kind) ? LEAD_TITLES[kind] : '';
  const words = [what, titleShown.trim(), priceShown.trim()].filter((part) => part !== '').join(' — ');
  return words === '' ? '' : html`<p>О чём: ${words}</p>`;
}

function summary({ errors }: FormPageState): Html {
  const items = Object.entries(errors).map(
    ([field, words]) => html`<li>${isVisitorField(field) ? html`<a href="#${field}">${words}</a>` : words}</li>`,
  );
  return html`<div class="summary" id="errors" role="alert" tabindex="-1" autofocus>
<h2>Что поправить</h2>
<ul>${items}</ul>
</div>`;
}

function form(state: FormPageState): Html {
  const { values, key } = state;
  const { kind = '', comment, callTime, contactBy } = values;
  const hidden = HIDDEN_FIELDS.map((name) => hiddenField(name, values[name] ?? ''));
  return html`<form data-lead-form method="post" action="/api/leads" novalidate>
${hidden}${hiddenField('key', key)}
<div class="away" aria-hidden="true"><label for="website">Не заполняйте</label><input type="text" id="website" name="website" tabindex="-1" autocomplete="off" value="${values.website ?? ''}"></div>
${field(state, 'name', 'Имя', html`type="text" autocomplete="name" maxlength="${LEAD_LIMITS.name}"`)}
${field(state, 'phone', 'Телефон', html`type="tel" inputmode="tel" autocomplete="tel" required`)}
${comment === undefined ? '' : commentField(state, comment)}
${callTime === undefined ? '' : callTimeField(callTime)}${contactBy === undefined ? '' : contactByField(contactBy)}
${consentBox(state, requiredPurpose(isFormLeadKind(kind) ? kind : 'callback'), 'consent')}
${values.marketingVersion === undefined ? '' : consentBox(state, 'marketing', 'marketing')}
<button type="submit">Отправить ещё раз</button>
</form>`;
}

function hiddenField(name: LeadField, value: string): Html {
  return value === '' ? trusted('') : html`<input type="hidden" name="${name}" value="${value}">\n`;
}

function field(state: FormPageState, name: LeadField, label: string, attributes: Html): Html {
  return html`<div class="field"><label for="${name}">${label}</label><input id="${name}" name="${name}" ${attributes} value="${state.values[name] ?? ''}"${invalid(state, name)}>${errorText(state, name)}</div>`;
}

function commentField(state: FormPageState, value: string): Html {
  // HTML drops one line break after `<textarea>`, so the template adds one.
  return html`<div class="field"><label for="comment">Комментарий</label><textarea id="comment" name="comment"${invalid(state, 'comment')}>\n${value}</textarea>${errorText(state, 'comment')}</div>`;
}

/** Offers the chosen time and «Как можно скорее» only. */
function callTimeField(callTime: string): Html {
  const times = [{ value: '', words: 'Как можно скорее' }, ...(callTime ? [{ value: callTime, words: callTime }] : [])];
  return list('callTime', 'Когда связаться', times, callTime);
}

function contactByField(contactBy: string): Html {
  const ways = [...new Set(['call', contactBy])]
    .filter(isContactWay)
    .map((value) => ({ value, words: contactRequest(value) }));
  return list('contactBy', 'Как связаться', ways, contactBy);
}

type Option = { readonly value: string; readonly words: string };

function list(name: LeadField, label: string, options: readonly Option[], chosen: string): Html {
  const items = options.map(
    ({ value, words }) =>
      html`<option value="${value}"${trusted(value === chosen ? ' selected' : '')}>${words}</option>`,
  );
  return html`<div class="field"><label for="${name}">${label}</label><select id="${name}" name="${name}">${items}</select></div>`;
}

function consentBox(state: FormPageState, purpose: ConsentPurpose, name: 'consent' | 'marketing'): Html {
  const { values, consents } = state;
  const posted = values[`${name}Version`] ?? '';
  const shown = consents?.[purpose].find(({ version }) => version === posted) ?? consents?.[purpose][0];
  const text = shown ? html`<a href="/${shown.document}" target="_blank">Прочитать документ</a>` : '';
  // A consent is valid for the displayed text only, so another version starts unticked.
  const isTicked = Boolean(values[name]) && (shown === undefined || shown.version === posted);
  return html`<div class="box"><input type="hidden" name="${name}Version" value="${shown?.version ?? posted}"><input type="checkbox" id="${name}" name="${name}" value="yes"${trusted(isTicked ? ' checked' : '')}${invalid(state, name)}><label for="${name}">${shown?.label ?? GENERAL_LABEL}</label>${text}${errorText(state, name)}</div>`;
}

function invalid({ errors }: FormPageState, name: LeadField): Html | '' {
  return errors[name] ? html` aria-invalid="true" aria-describedby="${name}-error"` : '';
}

function errorText({ errors }: FormPageState, name: LeadField): Html | '' {
  const message = errors[name];
  return message ? html`<p class="error" id="${name}-error">${message}</p>` : '';
}
