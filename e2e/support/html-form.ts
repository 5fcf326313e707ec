import { decode } from './page-html.ts';

export type HtmlForm = {
  readonly html: string;
  /** Initial values, as a browser without scripts posts them. */
  readonly values: Readonly<Record<string, string>>;
};

const attribute = (tag: string, name: string) => {
  const [, value] = new RegExp(`\\s${name}="([^"]*)"`).exec(tag) ?? [];
  return value === undefined ? undefined : decode(value);
};

export function formsOf(html: string): HtmlForm[] {
  const forms = html.match(/<form[^>]* data-lead-form.*?<\/form>/gs) ?? [];
  return forms.map((form) => ({ html: form, values: Object.fromEntries(controlsOf(form)) }));
}

function controlsOf(form: string): [string, string][] {
  const tags = form.match(/<input[^>]*>|<select.*?<\/select>|<textarea.*?<\/textarea>/gs) ?? [];
  return tags.flatMap((tag): [string, string][] => {
    const name = attribute(tag, 'name');
    const isTicked = attribute(tag, 'type') !== 'checkbox' || /\schecked\b/.test(tag);
    return name === undefined || !isTicked ? [] : [[name, filledIn(tag)]];
  });
}

function filledIn(control: string): string {
  // HTML drops one line break at the start of a textarea.
  if (control.startsWith('<textarea')) return decode(/>\n?(.*)<\/textarea>/s.exec(control)?.[1] ?? '');
  const options = control.match(/<option[^>]*>/g) ?? [control];
  return attribute(options.find((option) => /\sselected\b/.test(option)) ?? options[0] ?? '', 'value') ?? '';
}

export async function readForm(siteUrl: string, path: string, kind: string, subject?: string): Promise<HtmlForm> {
  const html = await (await fetch(siteUrl + path)).text();
  const form = formsOf(html).find(({ values }) => values.kind === kind && values.subject === subject);
  if (!form) throw new Error(`No form of ${kind} about ${subject ?? 'nothing'} on ${path}`);
  return form;
}

export function postForm(siteUrl: string, { values }: HtmlForm, answers: Record<string, string>): Promise<Response> {
  const body = new URLSearchParams({ ...values, ...answers });
  return fetch(`${siteUrl}/api/leads`, { method: 'POST', headers: { origin: siteUrl }, body, redirect: 'manual' });
}
