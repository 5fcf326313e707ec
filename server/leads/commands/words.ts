import type { PluralForms } from '../../../model/format/plural.ts';

export const LEADS: PluralForms = ['заявка', 'заявки', 'заявок'];
export const CONSENTS: PluralForms = ['согласие', 'согласия', 'согласий'];
export const MESSAGES_SENT: PluralForms = ['отправка', 'отправки', 'отправок'];
