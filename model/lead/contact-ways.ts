const messengers = {
  max: { name: 'MAX', where: 'в MAX' },
  vk: { name: 'ВКонтакте', where: 'ВКонтакте' },
  telegram: { name: 'Телеграм', where: 'в Телеграм' },
  whatsapp: { name: 'Вотсап', where: 'в Вотсап' },
} as const;

export type MessengerName = keyof typeof messengers;
export const MESSENGERS: Readonly<Record<MessengerName, { readonly name: string; readonly where: string }>> =
  messengers;
export const MESSENGER_NAMES = Object.keys(messengers) as [MessengerName, ...MessengerName[]];

export type ContactWay = 'call' | MessengerName;
export const CONTACT_WAYS: readonly ContactWay[] = ['call', ...MESSENGER_NAMES];

export function isContactWay(value: string): value is ContactWay {
  return (CONTACT_WAYS as readonly string[]).includes(value);
}

/** The visitor's request: «Позвоните», «Напишите в MAX». */
export function contactRequest(way: ContactWay): string {
  return way === 'call' ? 'Позвоните' : `Напишите ${MESSENGERS[way].where}`;
}

/** The task for staff: «позвонить», «написать в MAX». */
export function contactTask(way: ContactWay): string {
  return way === 'call' ? 'позвонить' : `написать ${MESSENGERS[way].where}`;
}
