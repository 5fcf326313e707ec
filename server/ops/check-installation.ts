import { access, constants } from 'node:fs/promises';
import { formatIssue } from '../../model/load/format-issue.ts';
import type { Environment } from '../env.ts';
import { checkLeadSchema } from '../leads/store/check-schema.ts';
import { readBuiltSite } from '../publish/built-site.ts';
import type { ReadyToShow } from '../publish/publisher.ts';
import { Publisher } from '../publish/publisher.ts';
import { ContentRefused } from '../publish/report.ts';
import { readRelease } from '../release/manifest.ts';
import { readPin } from '../release/pin.ts';
import { explainSystemError } from '../system-error.ts';

type Say = (line: string) => void;

/** Thrown to end a publish that went well: nothing of it is shown. */
class Checked extends Error {
  readonly ready: ReadyToShow;
  constructor(ready: ReadyToShow) {
    super('checked');
    this.ready = ready;
  }
}

/**
 * `node server/main.ts --check`: whether this version would start here and show this content, without serving or changing
 * anything that is served. Before a switch of versions; a running server of another version goes on beside it.
 * @returns whether all is well
 */
export async function checkInstallation(environment: Environment, say: Say): Promise<boolean> {
  const { contentDir, dataDir, distDir, publicUrl: origin, role } = environment;
  const checks: readonly (readonly [title: string, look: () => Promise<string>])[] = [
    ['Папка данных', () => access(dataDir, constants.R_OK | constants.W_OK).then(() => dataDir)],
    ['Сборка', () => buildOf(distDir)],
    ['База заявок', () => checkLeadSchema(environment)],
    ['Закреплённый выпуск', () => pinnedRelease(dataDir)],
    ...(role === 'serve'
      ? []
      : [
          [
            'Содержимое',
            () => dryPublish(new Publisher({ contentDir, dataDir, distDir, origin, review: stop })),
          ] as const,
        ]),
  ];
  let isWell = true;
  for (const [title, look] of checks) {
    try {
      say(`✓ ${title}: ${await look()}`);
    } catch (error) {
      isWell = false;
      say(`✗ ${title}: ${wordsOf(error)}`);
    }
  }
  say(isWell ? 'Эту версию можно запускать.' : 'Запускать нельзя: исправьте отмеченное ✗ и проверьте ещё раз.');
  return isWell;
}

async function stop(ready: ReadyToShow): Promise<never> {
  throw new Checked(ready);
}

/** Everything of a publish but the swap. Pictures that it encodes are in the cache afterwards. */
async function dryPublish(publisher: Publisher): Promise<string> {
  const ready = await publisher.run(new Date()).then(
    () => null,
    (error: unknown) => {
      if (error instanceof Checked) return error.ready;
      throw error;
    },
  );
  if (ready && ready.waiting.length > 0) throw new ContentRefused(ready.waiting);
  return `страниц: ${ready?.pages.length ?? 0}, ошибок нет`;
}

async function buildOf(distDir: string): Promise<string> {
  const built = await readBuiltSite(distDir).catch(() => null);
  if (built === null) throw new Error(`в ${distDir} её нет или она не вся. Соберите сайт: npm run build`);
  return built.buildId;
}

async function pinnedRelease(dataDir: string): Promise<string> {
  const pin = await readPin(dataDir);
  if (pin === null) return 'нет';
  return (await readRelease(`${dataDir}/releases/${pin.releaseId}`)).id;
}

function wordsOf(error: unknown): string {
  if (error instanceof ContentRefused)
    return ['есть ошибки', ...error.issues.map((issue) => `  • ${formatIssue(issue)}`)].join('\n');
  return explainSystemError(error) ?? (error instanceof Error ? error.message : String(error));
}
