import type { ContactWay } from '../../lead.ts';

/** How the visitor asks to be answered; a call needs no words. */
export const CONTACT_WAY_WORDS: Readonly<Record<ContactWay, string>> = {
  call: '',
  max: 'написать в MAX',
  vk: 'написать ВКонтакте',
  telegram: 'написать в Телеграм',
  whatsapp: 'написать в Вотсап',
};
