import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { writeArchiveFile } from '../../../server/ops/backup/archive/write-archive-file.ts';
import { openJournal } from '../access/journal.ts';
import { makeArchive } from '../archive/make-archive.ts';
import { openPanelDatabase } from '../store/panel-database.ts';
import type { PanelCommand } from './panel-command.ts';
import { CommandRefusal } from './panel-command.ts';

export const archive: PanelCommand = {
  usage: 'archive [файл]',
  hint: 'содержимое, фотографии и данные панели одним файлом, без паролей',
  arguments: { least: 0, most: 1 },
  async run(environment, [given], { say }) {
    const { name, stream } = await makeArchive(environment);
    const path = resolve(given ?? name);
    try {
      if (existsSync(path)) throw new CommandRefusal(`Файл ${path} уже есть. Назовите другой.`);
      await writeArchiveFile(path, stream);
    } finally {
      stream.destroy();
    }
    const database = await openPanelDatabase(environment);
    await openJournal(database.db)
      .write({ who: 'console', what: 'archive-made' })
      .finally(() => database.close());
    const { size } = await stat(path);
    say(`Архив готов: ${path}, ${(size / 1024 / 1024).toFixed(1).replace('.', ',')} МБ.`);
    say('В нём нет паролей и сеансов. Заявки, пароли и всё остальное сохраняет npm run backup.');
  },
};
