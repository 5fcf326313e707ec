import type { Environment } from '../../env.ts';
import { openChannels } from '../../leads/channels/channel-settings.ts';
import { CHANNELS } from '../../leads/channels/channels.ts';
import { checkChannels } from '../../leads/channels/check-channels.ts';
import { checkSmartCaptcha } from '../../leads/http/human-check/smart-captcha.ts';
import { settleCheck } from '../../leads/outgoing/check-result.ts';
import { readClock } from '../../release/contact.ts';
import { advice, type Check, ok, trouble } from './check.ts';
import { STARTUP_CHECKS } from './settings.ts';

const ALARM_CHANNELS = CHANNELS.filter(({ carriesAlarms }) => carriesAlarms).map(({ title }) => title);

/** Checks the credentials of the services without sending a message. */
export const channels: Check = {
  title: 'Каналы',
  async look({ environment }) {
    const checks = await checkChannels(open(environment));
    return checks.map(({ title, ok: isOk, words }) => (isOk ? ok : trouble)(words, title));
  },
};

export const alarmChannel: Check = {
  title: 'Каналы',
  appliesTo: ({ channels: { configured } }) => configured.length > 0,
  async look({ environment }) {
    const opened = open(environment);
    const canTell = opened.some((channel) => opened.some((other) => other !== channel && other.alert !== undefined));
    return canTell
      ? null
      : advice(
          `если канал откажет, сказать об этом некому, кроме журнала сервера. Настройте второй из тех, что могут: ${ALARM_CHANNELS.join(', ')}.`,
        );
  },
};

export const captcha: Check = {
  title: 'Проверка на робота',
  async look({ environment: { captcha: settings } }) {
    if (!settings) return null;
    const { ok: isOk, words } = await settleCheck('SmartCaptcha', () => checkSmartCaptcha(settings));
    return (isOk ? ok : trouble)(words);
  },
};

export const DELIVERY: readonly Check[] = [...STARTUP_CHECKS, captcha, channels, alarmChannel];

function open({ channels: settings, publicUrl, dataDir }: Environment) {
  return openChannels(settings, { publicUrl, clock: () => readClock(dataDir) });
}
