import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { BackupError } from '../../../server/ops/backup/backup-error.ts';
import type { Places } from '../../../server/ops/backup/places.ts';
import type { ArchiveState, Restored } from '../../contract/archive.ts';
import type { Journal } from '../access/journal.ts';
import type { Route } from '../http/route.ts';
import { Refusal } from '../http/route.ts';
import type { OneAtATime } from '../one-at-a-time.ts';
import { filesToArchive, issuesOfFolder } from './archive-parts.ts';
import { makeArchive } from './make-archive.ts';
import { restoreArchive } from './restore-archive.ts';

export function archiveRoutes(places: Places, journal: Journal, alone: OneAtATime): readonly Route[] {
  let isRestoring = false;
  return [
    {
      method: 'GET',
      path: '/api/archive/state',
      operation: 'archive',
      async handle(context) {
        const files = (await filesToArchive(places)).filter(({ isFolder }) => !isFolder);
        const bytes = files.reduce((sum, { size }) => sum + size, 0);
        const issues = (await issuesOfFolder(places.contentDir, places.dataDir)).length;
        return context.json({ files: files.length, bytes, issues } satisfies ArchiveState);
      },
    },
    {
      method: 'GET',
      path: '/api/archive',
      operation: 'archive',
      async handle(context) {
        const { name, stream } = await makeArchive(places);
        await journal.write({ who: context.get('person'), what: 'archive-made' });
        return new Response(Readable.toWeb(stream) as globalThis.ReadableStream, {
          headers: { 'Content-Type': 'application/gzip', 'Content-Disposition': `attachment; filename="${name}"` },
        });
      },
    },
    {
      method: 'POST',
      path: '/api/archive/restore',
      operation: 'archive',
      takesFile: true,
      async handle(context) {
        const { body } = context.req.raw;
        if (context.req.header('content-type') !== 'application/gzip' || !body) {
          throw new Refusal(422, 'Выберите файл архива: его имя кончается на «.tar.gz».');
        }
        if (isRestoring) throw new Refusal(409, 'Архив уже восстанавливают. Дождитесь конца.');
        isRestoring = true;
        try {
          const restored = await restoreArchive(Readable.fromWeb(body as ReadableStream), places, alone);
          await journal.write({
            who: context.get('person'),
            what: 'archive-restored',
            about: `от ${restored.madeAt.slice(0, 10)}`,
          });
          return context.json(restored satisfies Restored);
        } catch (error) {
          if (error instanceof BackupError) throw new Refusal(422, error.message);
          throw error;
        } finally {
          isRestoring = false;
        }
      },
    },
  ];
}
