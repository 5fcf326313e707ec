import type { Trouble } from '../ops/checks/running.ts';

/** The bytes that came are not the ones that were handed on. */
export class DamagedRelease extends Error {}

/** A release of another publisher is in the storage. */
export class RivalPublisher extends Error {
  readonly host: string;
  constructor(host: string) {
    super(`Another server publishes: ${host}`);
    this.host = host;
  }
}

/** Why the newest release has not come to this server. It goes on with the one it has. */
export function notTaken(error: unknown, title: string): Trouble {
  if (error instanceof DamagedRelease)
    return {
      code: 'release-damaged',
      words:
        `Новый выпуск в хранилище (${title}) неполон или повреждён: ${error.message}. Этот сервер показывает прежний. ` +
        'Перезапустите публикующий сервер: он передаст недостающее заново.',
    };
  return {
    code: 'release-storage-silent',
    words: `Выпуски не приходят: ${title} не отвечает (${reasonOf(error)}). Этот сервер показывает прежний выпуск. Проверьте RELEASES_URL, ключи и сеть.`,
  };
}

/** Why other servers do not get what this one shows. */
export function notHandedOn(error: unknown, title: string): Trouble {
  if (error instanceof RivalPublisher) return rivalTrouble(error.host, title);
  return {
    code: 'release-not-handed-on',
    words: `Выпуск не передан остальным серверам: ${title} не отвечает (${reasonOf(error)}). Они показывают прежний. Попытки продолжаются; проверьте RELEASES_URL, ключи и сеть.`,
  };
}

export function rivalTrouble(host: string, title: string): Trouble {
  return {
    code: 'release-rival',
    words:
      `Выпуски для всех серверов передаёт другой сервер (${host}), и публиковать должен один. Правки на этом сервере остальным не видны. ` +
      `Поставьте этому SITE_ROLE=serve. Если же прежнего больше нет, остановите его и удалите указатель (${title}: pointer…), тогда выпуски станет передавать этот.`,
  };
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, cause } = error as Error & { code?: unknown };
  const inner = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  return String(code ?? inner ?? error.message);
}
