import { createAmocrm } from './amocrm.ts';
import { createBitrix24 } from './bitrix24.ts';
import type { Channel } from './channel.ts';
import { createEmail } from './email.ts';
import { createMax } from './max.ts';
import type { ChannelSettings } from './settings/channel-settings.ts';
import { createTelegram } from './telegram.ts';
import { createWebhook } from './webhook.ts';

/** The channels that are switched on, the most important first. */
export function readChannels(settings: ChannelSettings, publicUrl: string): readonly Channel[] {
  const { panelUrl, email, bitrix24, amocrm, max, telegram, webhook } = settings;
  const links = { publicUrl, panelUrl };
  return [
    email && createEmail(email, links),
    bitrix24 && createBitrix24(bitrix24, links),
    amocrm && createAmocrm(amocrm, links),
    max && createMax(max, links),
    telegram && createTelegram(telegram, links),
    webhook && createWebhook(webhook, links),
  ].filter((channel) => channel !== null);
}
