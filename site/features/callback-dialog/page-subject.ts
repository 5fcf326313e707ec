import { FORM_LEAD_KINDS, isFormLeadKind } from '../../../model/lead/lead-kinds.ts';

export type PageSubject = { readonly subject: string; readonly titleShown?: string; readonly priceShown?: string };

/** Reads the subject from the page's own lead form. Vacancy forms are skipped: a callback is for clients only. */
export function pageSubject(): PageSubject | null {
  for (const form of document.querySelectorAll<HTMLFormElement>('main form[data-lead-form]')) {
    const {
      kind = '',
      subject = '',
      titleShown = '',
      priceShown = '',
    } = Object.fromEntries(
      [...form.querySelectorAll<HTMLInputElement>('input[type=hidden]')].map(({ name, value }) => [name, value]),
    );
    if (subject === '' || !isFormLeadKind(kind) || FORM_LEAD_KINDS[kind].sender !== 'client') continue;
    return { subject, ...(titleShown && { titleShown }), ...(priceShown && { priceShown }) };
  }
  return null;
}
