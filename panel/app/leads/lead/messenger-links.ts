import type { ContactWay } from '../../../../model/lead/contact-ways.ts';
import { MESSENGERS } from '../../../../model/lead/contact-ways.ts';

export type MessengerLink = { readonly name: string; readonly url: string; readonly isAsked: boolean };

/** Messengers that can open a chat by a phone number. In others a person must be searched by the number. */
const BY_PHONE = {
  whatsapp: (phone: string) => `https://wa.me/${phone.slice(1)}`,
  telegram: (phone: string) => `https://t.me/${phone}`,
} as const;

/** @param text opens the chat with this text, not yet sent */
export function messengerLinks(phone: string, contactBy: ContactWay, text = ''): MessengerLink[] {
  const draft = text === '' ? '' : `?text=${encodeURIComponent(text)}`;
  return Object.entries(BY_PHONE)
    .map(([name, urlOf]) => ({
      name: MESSENGERS[name as keyof typeof BY_PHONE].name,
      url: `${urlOf(phone)}${draft}`,
      isAsked: name === contactBy,
    }))
    .sort((a, b) => Number(b.isAsked) - Number(a.isAsked));
}

/** iPhones expect `&` before the text, Android phones `?`; both understand this form. */
export function smsLink(phone: string, text: string): string {
  return `sms:${phone}?&body=${encodeURIComponent(text)}`;
}

/** Returns the instruction to search by phone number in a messenger without phone links; otherwise `null`. */
export function findByPhone(contactBy: ContactWay): string | null {
  if (contactBy === 'call' || contactBy in BY_PHONE) return null;
  return `Просит написать ${MESSENGERS[contactBy].where}: скопируйте номер и найдите по нему.`;
}
