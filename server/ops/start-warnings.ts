import type { Environment } from '../env.ts';
import { isLoopback } from '../loopback.ts';

/** What makes a server useless to its owner although it starts. */
export function startWarnings({ host, publicUrl, hasPublicUrl, channels }: Environment): readonly string[] {
  const warnings: string[] = [];
  if (channels.configured.length === 0)
    warnings.push(
      'Каналы не настроены: заявки сохраняются, но никуда не отправляются. Настройте два, см. docs/channels.md.',
    );
  if (!hasPublicUrl && !isLoopback(host))
    warnings.push(
      `PUBLIC_URL не задан, а сервер открыт для всех (HOST=${host}): ссылки в поиске и в письмах ведут на ${publicUrl}, а заявки из-за прокси могут быть отвергнуты. ` +
        'Укажите адрес сайта: PUBLIC_URL=https://…',
    );
  return warnings;
}
