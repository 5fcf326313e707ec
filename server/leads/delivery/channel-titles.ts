const TITLES: Readonly<Record<string, string>> = {
  email: 'Почта',
  bitrix24: 'Битрикс24',
  amocrm: 'amoCRM',
  telegram: 'Телеграм',
  max: 'MAX',
  webhook: 'Вебхук',
};

/** As people call a channel; one that is no longer known keeps its code. */
export function channelTitle(channel: string): string {
  return TITLES[channel] ?? channel;
}
