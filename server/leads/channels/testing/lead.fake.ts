import type { LocalClock } from '../../../release/contact.ts';
import type { LeadMessage } from '../../contract/channel.ts';
import type { StoredLead } from '../../contract/lead.ts';

const KALININGRAD: LocalClock = { city: 'Калининград', utcOffsetHours: 2 };

export const CONTEXT = {
  publicUrl: 'https://pregolya.example',
  panelUrl: 'https://panel.pregolya.example',
  clock: () => KALININGRAD,
};

export const LEAD: StoredLead = {
  id: '0b0f8c1e-5d3c-4f43-9a59-0d3f7f2f6a11',
  number: 1042,
  createdAt: new Date('2026-11-20T22:05:00Z'),
  repeatOf: null,
  kind: 'package',
  phone: '+79001234567',
  phoneTyped: '8 (900) 123-45-67',
  name: 'Анна Верещагина',
  comment: 'Звоните после шести.\nКлюч у соседки.',
  subject: 'komfort',
  titleShown: 'Комфорт, 64 м²',
  priceShown: '1 482 000 ₽',
  callTime: 'сегодня до 20:00',
  contactBy: 'max',
  answers: { Площадь: '64 м²', Дом: 'Новостройка', Дополнительно: ['Лоджия', 'Кондиционер'], Лифт: true },
  page: '/remont/komfort?from=menu',
  attribution: { last: { utm_source: 'yandex', utm_medium: 'cpc' }, referrer: 'https://yandex.ru/' },
  marketing: false,
  consents: [],
};

/** A lead with injection attempts: headers, HTML, formulas, BB code, templates and lines that imitate our labels. */
export const HOSTILE: StoredLead = {
  ...LEAD,
  name: '<script>alert(1)</script> "O\'Brien" & =HYPERLINK("http://evil.example") [url=http://evil.example]Сбербанк[/url] {{name}} 😈',
  comment:
    '\u202eздесь\r\nBcc: thief@evil.example\n.\nТелефон: +7 000 000-00-00\n*жирно* _курсив_ [user=1]Админ[/user] </td><img src=x onerror=alert(1)>',
  titleShown: 'Комфорт\r\nBcc: thief@evil.example\r\n\r\n<b>',
  callTime: 'завтра\r\nBcc: thief@evil.example',
  answers: { 'Вопрос\nТелефон': 'ответ\r\nX-Evil: 1', '<i>': '&amp;' },
  page: '//evil.example/',
};

export const PERSONAL = ['+79001234567', '900 123', 'Анна', 'Верещагина', 'соседки', '64 м²', 'Комфорт', 'yandex'];

export function messageOf(lead: StoredLead = LEAD, part: Partial<LeadMessage> = {}): LeadMessage {
  return { key: '7c9e6679-7425-40de-944b-e07fc1f90ae7', attempt: 1, lead, acceptedAs: null, ...part };
}

export const patience = () => AbortSignal.timeout(10_000);
