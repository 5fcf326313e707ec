import { writeWhole } from '../disk/write-whole.ts';
import { point, settle } from '../publish/swap.ts';
import { PIN_FILE, readPin, releaseBehind, removePin, WAITING_LINK } from '../release/pin.ts';
import { listReleases } from './kept-releases.ts';

/** Something that the person who typed the command has to decide anew. */
export class ReleaseRefused extends Error {}

/** Shows an earlier release, without a name the one before that on show, and keeps it there. @returns its name */
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
  // What was on show last comes back with the end of the pin, and the next publish builds on it.
  if (isFirst && shown !== null) await point(dataDir, WAITING_LINK, shown);
  const pin = { releaseId: wanted.id, since: now.toISOString() };
  await writeWhole(dataDir, PIN_FILE, `${JSON.stringify(pin)}\n`);
  await settle(dataDir);
  return wanted.id;
}

/** @returns the release on show from now on */
export async function unpin(dataDir: string): Promise<string> {
  if ((await readPin(dataDir)) === null)
    throw new ReleaseRefused('Выпуск не закреплён: на сайте последнее, что опубликовано.');
  await removePin(dataDir);
  await settle(dataDir);
  return (await releaseBehind(dataDir, 'current')) ?? '';
}
