import { isLoopback } from '../../loopback.ts';
import { advice, type Check, trouble } from './check.ts';

export const channelsSet: Check = {
  title: 'Каналы не настроены',
  appliesTo: ({ channels: { configured } }) => configured.length === 0,
  look: async () => trouble('заявки сохраняются, но никуда не отправляются. Настройте два, см. docs/ru/channels.md.'),
};

export const publicUrlSet: Check = {
  title: 'PUBLIC_URL не задан',
  appliesTo: ({ hasPublicUrl }) => !hasPublicUrl,
  async look({ environment: { host, publicUrl } }) {
    const links = `ссылки в поиске и в письмах ведут на ${publicUrl}`;
    const act = 'Укажите адрес сайта: PUBLIC_URL=https://…';
    return isLoopback(host)
      ? advice(`${links}. ${act}`)
      : trouble(`сервер открыт для всех (HOST=${host}), ${links}, а заявки из-за прокси могут быть отвергнуты. ${act}`);
  },
};

/** Settings that allow the server to start but make the site useless. */
export const STARTUP_CHECKS: readonly Check[] = [channelsSet, publicUrlSet];

export const httpsSet: Check = {
  title: 'https',
  appliesTo: ({ hasPublicUrl, publicUrl }) => hasPublicUrl && !publicUrl.startsWith('https:'),
  look: async () => advice('PUBLIC_URL без https: браузеры пометят формы небезопасными.'),
};

export const backupSet: Check = {
  title: 'Резервные копии',
  appliesTo: ({ backup }) => backup.dir === null,
  look: async () =>
    advice(
      'не настроены: задайте BACKUP_DIR и BACKUP_RECIPIENT (docs/ru/backup.md), иначе диск унесёт заявки с собой.',
    ),
};

export const panelSet: Check = {
  title: 'Панель',
  appliesTo: ({ channels }) => channels.panelUrl === null,
  look: async () => advice('PANEL_URL не задан: в сообщениях о заявках не будет ссылки на панель.'),
};
