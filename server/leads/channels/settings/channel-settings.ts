import { z } from 'zod';
import type { AmocrmSettings } from './amocrm.ts';
import { readAmocrmSettings } from './amocrm.ts';
import type { Bitrix24Settings } from './bitrix24.ts';
import { readBitrix24Settings } from './bitrix24.ts';
import type { EmailSettings } from './email.ts';
import { readEmailSettings } from './email.ts';
import type { MaxSettings } from './max.ts';
import { readMaxSettings } from './max.ts';
import type { TelegramSettings } from './telegram.ts';
import { readTelegramSettings } from './telegram.ts';
import type { Given } from './variables.ts';
import { readGroup, variable } from './variables.ts';
import type { WebhookSettings } from './webhook.ts';
import { readWebhookSettings } from './webhook.ts';

/** A channel that is null is switched off. */
export type ChannelSettings = {
  readonly panelUrl: string | null;
  readonly email: EmailSettings | null;
  readonly bitrix24: Bitrix24Settings | null;
  readonly amocrm: AmocrmSettings | null;
  readonly telegram: TelegramSettings | null;
  readonly max: MaxSettings | null;
  readonly webhook: WebhookSettings | null;
};

const PANEL = {
  url: variable(
    'PANEL_URL',
    z.url({ protocol: /^https?$/ }),
    'the address of the staff panel, for example https://panel.pregolya.example',
  ),
};

/** Reads what leads are delivered by. Every problem is reported, a line each, with the name of its variable. */
export function readChannelSettings(given: Given, report: (line: string) => void): ChannelSettings {
  return {
    panelUrl: readGroup('the panel', PANEL, given, report)?.url ?? null,
    email: readEmailSettings(given, report),
    bitrix24: readBitrix24Settings(given, report),
    amocrm: readAmocrmSettings(given, report),
    telegram: readTelegramSettings(given, report),
    max: readMaxSettings(given, report),
    webhook: readWebhookSettings(given, report),
  };
}
