import { writeFileAtomic } from '../disk/write-file-atomic.ts';
import { point, updateCurrentLink } from '../publish/swap.ts';
import { PIN_FILE, readPin, releaseBehind, removePin, WAITING_LINK } from '../release/pin.ts';
import { listReleases } from './kept-releases.ts';

/** The command cannot be done as typed; the message is for the operator. */
export class ReleaseRefused extends Error {}

/** Shows an earlier release and pins it; `asked` defaults to the release before the current one. @returns its id */
export async function rollBack(dataDir: string, asked: string | undefined, now = new Date()): Promise<string> {
  const releases = await listReleases(dataDir);
  const shownAt = releases.findIndex(({ isShown }) => isShown);
  if (shownAt < 0) throw new ReleaseRefused('На сайте ещё нет выпуска: возвращаться не от чего.');
  const wanted = asked === undefined ? releases[shownAt + 1] : releases.find(({ id }) => id === asked);
  if (!wanted)
    throw new ReleaseRefused(
      asked === undefined
        ? 'Выпуска старше показанного не осталось. Что есть: npm run release -- list.'
        : `Выпуска ${asked} нет, или он сделан другой версией. Что есть: npm run release -- list.`,
    );
  const shown = await releaseBehind(dataDir, 'current');
  const isFirst = (await readPin(dataDir)) === null && (await releaseBehind(dataDir, WAITING_LINK)) === null;
  // `WAITING_LINK` keeps the replaced release; unpinning restores it, and the next publish builds on it.
  if (isFirst && shown !== null) await point(dataDir, WAITING_LINK, shown);
  const pin = { releaseId: wanted.id, since: now.toISOString() };
  await writeFileAtomic(dataDir, PIN_FILE, `${JSON.stringify(pin)}\n`);
  await updateCurrentLink(dataDir);
  return wanted.id;
}

export async function unpin(dataDir: string): Promise<string> {
  if ((await readPin(dataDir)) === null)
    throw new ReleaseRefused('Выпуск не закреплён: на сайте последнее, что опубликовано.');
  await removePin(dataDir);
  await updateCurrentLink(dataDir);
  return (await releaseBehind(dataDir, 'current')) ?? '';
}
