import { BlockList, isIP } from 'node:net';
import type { Environment } from './env.ts';

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');
LOOPBACK.addAddress('::1', 'ipv6');

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

function isLoopback(host: string): boolean {
  const family = isIP(host);
  return family === 0 ? host === 'localhost' : LOOPBACK.check(host, family === 4 ? 'ipv4' : 'ipv6');
}
