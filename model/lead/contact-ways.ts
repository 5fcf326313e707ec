const messengers = {
  max: { name: 'MAX', where: 'в MAX' },
  vk: { name: 'ВКонтакте', where: 'ВКонтакте' },
  telegram: { name: 'Телеграм', where: 'в Телеграм' },
  whatsapp: { name: 'Вотсап', where: 'в Вотсап' },
} as const;

/** Where the company can be written to. */
export type MessengerName = keyof typeof messengers;
export const MESSENGERS: Readonly<Record<MessengerName, { readonly name: string; readonly where: string }>> =
  messengers;
export const MESSENGER_NAMES = Object.keys(messengers) as [MessengerName, ...MessengerName[]];

/** How a visitor wants to be answered. */
export type ContactWay = 'call' | MessengerName;
export const CONTACT_WAYS: readonly ContactWay[] = ['call', ...MESSENGER_NAMES];

export function isContactWay(value: string): value is ContactWay {
  return (CONTACT_WAYS as readonly string[]).includes(value);
}

/** A visitor's words to us: «Позвоните», «Напишите в MAX». */
export function contactRequest(way: ContactWay): string {
  return way === 'call' ? 'Позвоните' : `Напишите ${MESSENGERS[way].where}`;
}

/** The same as a task of ours: «позвонить», «написать в MAX». */
export function contactTask(way: ContactWay): string {
  return way === 'call' ? 'позвонить' : `написать ${MESSENGERS[way].where}`;
}
