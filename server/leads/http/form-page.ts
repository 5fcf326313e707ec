import { createHash } from 'node:crypto';
import { formatPhone } from '../../../model/format/phone.ts';
import type { ConsentPurpose } from '../../../model/lead/consent.ts';
import { requiredPurpose } from '../../../model/lead/consent.ts';
import { isVisitorField, LEAD_LIMITS } from '../../../model/lead/lead-fields.ts';
import { isLeadKind, LEAD_KINDS } from '../../../model/lead/lead-kinds.ts';
import type { LeadField } from '../../../model/lead/lead-schema.ts';
import type { PageFrame } from '../../release/page-frame.ts';
import { attribute, escapeHtml } from '../contract/html.ts';
import type { ConsentIndex } from '../intake/consent-index.ts';
import type { LeadErrors } from '../intake/lead-body.ts';
import { FORM_STYLE, PLAIN_PAGE_STYLE } from './form-page-style.ts';
import { wishFields } from './form-page-wishes.ts';

export type FormPageState = {
  /** What was posted, field by field. */
  readonly values: Readonly<Partial<Record<LeadField, string>>>;
  readonly errors: LeadErrors;
  /** `null` when the release cannot be read; the boxes then carry a general label. */
  readonly consents: ConsentIndex | null;
  /** Idempotency key for the next try. */
  readonly key: string;
  /** E.164, the way on without a form. */
  readonly phone: string;
  /** For whom we cannot call. */
  readonly ways: readonly { readonly label: string; readonly url: string }[];
  /** Of the release on show; `null`: the page stands for itself. */
  readonly frame: PageFrame | null;
};

export type FormPage = { readonly html: string; readonly policy: string };

const HIDDEN_FIELDS = ['kind', 'subject', 'titleShown', 'priceShown', 'answers', 'attribution', 'page'] as const;
const GENERAL_LABEL = 'Даю согласие на обработку персональных данных';

const TITLE = 'Ошибка: заявка не отправлена';

/** For visitors without JavaScript: their answers again, with what is wrong on top. */
export function renderFormPage(state: FormPageState): FormPage {
  return state.frame ? inFrame(mainPart(state), state.frame) : alone(mainPart(state));
}

function inFrame(main: string, { beforeTitle, head, beforeMain, afterMain, css }: PageFrame): FormPage {
  const robots = '<meta name="robots" content="noindex">';
  const html = `${beforeTitle}<title>${TITLE}</title>${robots}${head}<style>${FORM_STYLE}</style>${beforeMain}<div class="again">${main}</div>${afterMain}`;
  return { html, policy: policyFor([css, FORM_STYLE], ["style-src 'self'", "img-src 'self'", "font-src 'self'"]) };
}

function alone(main: string): FormPage {
  const html = `<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>${TITLE}</title>
<style>${PLAIN_PAGE_STYLE}</style>
</head>
<body>
<main class="again">
${main}
</main>
</body>
</html>
`;
  return { html, policy: policyFor([PLAIN_PAGE_STYLE], ['style-src']) };
}

/** `sources` begin with those of styles: the ones in the document are added by their hashes. */
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

function mainPart(state: FormPageState): string {
  const { values, phone, ways } = state;
  const back = /^\/(?![/\\])/.test(values.page ?? '') ? (values.page ?? '/') : '/';
  return `<h1>Заявка пока не отправлена</h1>
${about(values)}
${summary(state)}
${form(state)}
<nav aria-label="Другие способы"><a href="tel:${escapeHtml(phone)}">Позвонить ${escapeHtml(formatPhone(phone))}</a>${ways.map(({ label, url }) => `<a${attribute('href', url)}>${escapeHtml(label)}</a>`).join('')}<a${attribute('href', back)}>Вернуться на страницу</a></nav>`;
}

/** What the form was for, as the page beside it said. */
function about({ kind = '', titleShown = '', priceShown = '' }: FormPageState['values']): string {
  const what = isLeadKind(kind) ? LEAD_KINDS[kind].title : '';
  const words = [what, titleShown.trim(), priceShown.trim()].filter((part) => part !== '').join(' — ');
  return words === '' ? '' : `<p>О чём: ${escapeHtml(words)}</p>`;
}

function summary({ errors }: FormPageState): string {
  const items = Object.entries(errors).map(([field, message]) => {
    const words = escapeHtml(message);
    return `<li>${isVisitorField(field) ? `<a href="#${field}">${words}</a>` : words}</li>`;
  });
  return `<div class="summary" id="errors" role="alert" tabindex="-1" autofocus>
<h2>Что поправить</h2>
<ul>${items.join('')}</ul>
</div>`;
}

function form(state: FormPageState): string {
  const { values, key } = state;
  const { kind = '' } = values;
  const hidden = [...HIDDEN_FIELDS.flatMap((name) => (values[name] ? [[name, values[name]]] : [])), ['key', key]];
  return `<form data-lead-form method="post" action="/api/leads" novalidate>
${hidden.map(([name = '', value = '']) => `<input type="hidden"${attribute('name', name)}${attribute('value', value)}>`).join('\n')}
<div class="away" aria-hidden="true"><label for="website">Не заполняйте</label><input type="text" id="website" name="website" tabindex="-1" autocomplete="off"${attribute('value', values.website ?? '')}></div>
${field(state, 'name', 'Имя', `type="text" autocomplete="name" maxlength="${LEAD_LIMITS.name}"`)}
${field(state, 'phone', 'Телефон', 'type="tel" inputmode="tel" autocomplete="tel" required')}
${values.comment === undefined ? '' : commentField(state, values.comment)}
${wishFields(values)}
${consentBox(state, requiredPurpose(isLeadKind(kind) ? kind : 'callback'), 'consent')}
${values.marketingVersion === undefined ? '' : consentBox(state, 'marketing', 'marketing')}
<button type="submit">Отправить ещё раз</button>
</form>`;
}

function field(state: FormPageState, name: LeadField, label: string, attributes: string): string {
  const value = attribute('value', state.values[name] ?? '');
  return `<div class="field"><label for="${name}">${label}</label><input id="${name}" name="${name}" ${attributes}${value}${invalid(state, name)}>${errorText(state, name)}</div>`;
}

function commentField(state: FormPageState, value: string): string {
  // The parser of HTML drops one line break after the opening tag.
  return `<div class="field"><label for="comment">Комментарий</label><textarea id="comment" name="comment"${invalid(state, 'comment')}>\n${escapeHtml(value)}</textarea>${errorText(state, 'comment')}</div>`;
}

function consentBox(state: FormPageState, purpose: ConsentPurpose, name: 'consent' | 'marketing'): string {
  const { values, consents } = state;
  const posted = values[`${name}Version`] ?? '';
  const shown = consents?.[purpose].find(({ version }) => version === posted) ?? consents?.[purpose][0];
  const label = escapeHtml(shown?.label ?? GENERAL_LABEL);
  const text = shown ? `<a href="/${escapeHtml(shown.document)}" target="_blank">Прочитать документ</a>` : '';
  // A box is ticked for the text that stood beside it, so another version begins unticked.
  const isTicked = Boolean(values[name]) && (shown === undefined || shown.version === posted);
  return `<div class="box"><input type="hidden" name="${name}Version"${attribute('value', shown?.version ?? posted)}><input type="checkbox" id="${name}" name="${name}" value="yes"${isTicked ? ' checked' : ''}${invalid(state, name)}><label for="${name}">${label}</label>${text}${errorText(state, name)}</div>`;
}

function invalid({ errors }: FormPageState, name: LeadField): string {
  return errors[name] ? ` aria-invalid="true" aria-describedby="${name}-error"` : '';
}

function errorText({ errors }: FormPageState, name: LeadField): string {
  const message = errors[name];
  return message ? `<p class="error" id="${name}-error">${escapeHtml(message)}</p>` : '';
}
