import { counted } from '../../../model/format/plural.ts';
import { checkChannels } from '../channels/check-channels.ts';
import { settleCheck } from '../channels/check-result.ts';
import { channelTitle } from '../delivery/channel-titles.ts';
import { checkSmartCaptcha } from '../human-check/smart-captcha.ts';
import { countDeliveries } from '../operations/delivery-counts.ts';
import type { Command, CommandContext } from './command.ts';
import { LEADS } from './words.ts';

export const check: Command = {
  name: 'check',
  usage: '',
  summary: 'спросить каждый канал, примет ли он заявки; код выхода 1, если какой-то не примет',
  options: {},
  async run(_given, context) {
    const { database, channels, say } = context;
    say(`База: ${database.title}.`);
    await sayQueue(context);
    const isCaptchaSound = await sayCaptcha(context);
    if (channels.length === 0) {
      say('Каналы не настроены: заявки сохраняются, но никуда не отправляются. Настройте два, см. docs/channels.md.');
      return 1;
    }
    const checks = await checkChannels(channels);
    for (const { name, ok, words } of checks) say(`${ok ? '✓' : '✗'} ${channelTitle(name)}: ${words}`);
    if (!channels.some((channel) => channels.some((other) => other !== channel && other.alert !== undefined)))
      say(
        '! Если канал откажет, сказать об этом некому, кроме журнала сервера. Настройте второй: почту, MAX, Телеграм или вебхук.',
      );
    return isCaptchaSound && checks.every(({ ok }) => ok) ? 0 : 1;
  },
};

async function sayCaptcha({ captcha, say }: CommandContext): Promise<boolean> {
  if (!captcha) return true;
  const { ok, words } = await settleCheck('SmartCaptcha', () => checkSmartCaptcha(captcha));
  say(`${ok ? '✓' : '✗'} Проверка на робота: ${words}`);
  return ok;
}

async function sayQueue({ database, say }: CommandContext): Promise<void> {
  const { channels, quarantined } = await countDeliveries(database);
  for (const { channel, waiting, dead } of channels)
    say(`${channelTitle(channel)}: ждут отправки ${counted(waiting, LEADS)}, не доставлено ${counted(dead, LEADS)}.`);
  if (quarantined > 0)
    say(`В карантине: ${counted(quarantined, LEADS)}. Посмотреть: npm run leads -- list --status quarantined`);
}
