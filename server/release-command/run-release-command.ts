import { readClock } from '../release/contact.ts';
import type { KeptRelease } from './kept-releases.ts';
import { listReleases } from './kept-releases.ts';
import { ReleaseRefused, rollBack, unpin } from './roll-back.ts';

export const RELEASE_USAGE = `npm run release -- list            какие выпуски хранятся и какой показан
npm run release -- rollback        показать предыдущий и держать его на сайте
npm run release -- rollback ВЫПУСК показать этот
npm run release -- unpin           снова показывать последнее, что опубликовано`;

type Settings = { readonly dataDir: string; readonly role: 'publish' | 'serve' };

/** @returns the exit code: 1 on failure, 2 on wrong usage */
export async function runReleaseCommand(
  [name, id, ...more]: readonly string[],
  { dataDir, role }: Settings,
  say: (line: string) => void,
): Promise<number> {
  const isKnown = more.length === 0 && (name === 'rollback' || (id === undefined && /^(list|unpin)$/.test(name ?? '')));
  if (!isKnown) {
    say(RELEASE_USAGE);
    return 2;
  }
  try {
    if (name === 'list') await list(dataDir, say);
    else if (role === 'serve')
      throw new ReleaseRefused('Этот сервер показывает то же, что публикующий: возвращают выпуск на нём.');
    else if (name === 'unpin') say(`На сайте ${await unpin(dataDir)}: последнее, что опубликовано.`);
    else
      say(
        `На сайте ${await rollBack(dataDir, id)}, и он останется на нём. Правки проверяются, но не показываются. Вернуть новое: npm run release -- unpin.`,
      );
    return 0;
  } catch (error) {
    if (!(error instanceof ReleaseRefused)) throw error;
    say(error.message);
    return 1;
  }
}

async function list(dataDir: string, say: (line: string) => void): Promise<void> {
  const releases = await listReleases(dataDir);
  if (releases.length === 0) throw new ReleaseRefused('Выпусков ещё нет: npm run publish.');
  const { city, utcOffsetHours } = readClock(dataDir);
  say(`Выпуски, новые сверху. Время: ${city}.`);
  for (const release of releases) {
    const at = new Date(Date.parse(release.createdAt) + utcOffsetHours * 3_600_000);
    const when = at.toISOString().slice(0, 'YYYY-MM-DDTHH:MM'.length).replace('T', ' ');
    say(`${release.id}  ${when}  сборка ${release.buildId}${marksOf(release)}`);
  }
}

function marksOf({ isShown, isPinned, isWaiting }: KeptRelease): string {
  const marks = [isShown && 'на сайте', isPinned && 'закреплён', isWaiting && 'ждёт снятия закрепления'];
  const words = marks.filter((mark) => mark !== false).join(', ');
  return words === '' ? '' : `  ← ${words}`;
}
