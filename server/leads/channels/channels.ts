import { amocrm } from './amocrm/amocrm.ts';
import { bitrix24 } from './bitrix24/bitrix24.ts';
import { email } from './email/email.ts';
import { max } from './max/max.ts';
import { telegram } from './telegram/telegram.ts';
import { webhook } from './webhook/webhook.ts';

/** All supported channels, the most important first: that one carries the alarms about the others. */
export const CHANNELS = [email, bitrix24, amocrm, max, telegram, webhook] as const;

export type ChannelName = (typeof CHANNELS)[number]['name'];
export const CHANNEL_NAMES: readonly ChannelName[] = CHANNELS.map(({ name }) => name);

export function channelTitle(channel: string): string {
  return CHANNELS.find(({ name }) => name === channel)?.title ?? channel;
}

export function testTraceOf(channel: string): string | null {
  return CHANNELS.find(({ name }) => name === channel)?.testTrace ?? null;
}
