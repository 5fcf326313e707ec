import { z } from 'zod';
import type { Channel } from '../contract/channel.ts';
import type { Given } from '../contract/variables.ts';
import { readGroup, variable } from '../contract/variables.ts';
import type { ChannelName } from './channels.ts';
import { CHANNELS } from './channels.ts';
import type { ChannelKind } from './define-channel.ts';
import { email } from './email/email.ts';
import type { EmailSettings } from './email/settings.ts';
import type { MessageContext } from './words/message-context.ts';

export type ChannelSettings = {
  readonly panelUrl: string | null;
  readonly configured: readonly {
    readonly name: ChannelName;
    readonly settings: unknown;
    readonly open: (context: MessageContext) => Channel;
  }[];
};

const PANEL = {
  url: variable(
    'PANEL_URL',
    z.url({ protocol: /^https?$/ }),
    'адрес панели сотрудников, например https://panel.company.example',
  ),
};

/** Reads the settings of all channels. Reports each problem as one line with the name of its variable. */
export function readChannelSettings(given: Given, report: (line: string) => void): ChannelSettings {
  return {
    panelUrl: readGroup('Панель', PANEL, given, report)?.url ?? null,
    configured: CHANNELS.flatMap((kind: ChannelKind<ChannelName>) => {
      const settings = kind.read(given, report);
      if (settings === null) return [];
      return [{ name: kind.name, settings, open: (context: MessageContext) => kind.create(settings, context) }];
    }),
  };
}

/** Settings of the mail channel, for other letters to staff; `null` when it is not configured. */
export function mailSettings({ configured }: ChannelSettings): EmailSettings | null {
  const mail = configured.find(({ name }) => name === email.name);
  return mail ? (mail.settings as EmailSettings) : null;
}

export function openChannels(
  { panelUrl, configured }: ChannelSettings,
  context: Omit<MessageContext, 'panelUrl'>,
): readonly Channel[] {
  return configured.map(({ open }) => open({ ...context, panelUrl }));
}
