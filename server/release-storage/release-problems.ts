import type { Problem } from '../ops/checks/running.ts';

export class DamagedRelease extends Error {}

/** Another server has published a release to this storage. */
export class RivalPublisher extends Error {
  readonly host: string;
  constructor(host: string) {
    super(`Another server publishes: ${host}`);
    this.host = host;
  }
}

/** Explains why the newest release was not downloaded; the server keeps showing the current one. */
export function downloadProblem(error: unknown, title: string): Problem {
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

/** Explains why other servers do not receive the current release. */
export function uploadProblem(error: unknown, title: string): Problem {
  if (error instanceof RivalPublisher) return rivalPublisherProblem(error.host, title);
  return {
    code: 'release-not-handed-on',
    words: `Выпуск не передан остальным серверам: ${title} не отвечает (${reasonOf(error)}). Они показывают прежний. Попытки продолжаются; проверьте RELEASES_URL, ключи и сеть.`,
  };
}

export function rivalPublisherProblem(host: string, title: string): Problem {
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
