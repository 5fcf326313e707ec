import { createReadStream } from 'node:fs';
import { access } from 'node:fs/promises';
import { counted } from '../../../model/format/plural.ts';
import { BackupError } from '../../../server/ops/backup/backup-error.ts';
import { openJournal } from '../access/journal.ts';
import { restoreArchive } from '../archive/restore-archive.ts';
import { openPanelDatabase } from '../store/panel-database.ts';
import type { PanelCommand } from './panel-command.ts';
import { CommandRefusal } from './panel-command.ts';

export const restore: PanelCommand = {
  usage: 'restore файл',
  hint: 'восстановить из архива; прежнее содержимое останется рядом',
  arguments: { least: 1, most: 1 },
  async run(environment, [path = ''], { say }) {
    await access(path).catch(() => {
      throw new CommandRefusal(`Файла ${path} нет.`);
    });
    const restored = await restoreArchive(createReadStream(path), environment).catch((error: unknown) => {
      throw error instanceof BackupError ? new CommandRefusal(error.message) : error;
    });
    const database = await openPanelDatabase(environment);
    await openJournal(database.db)
      .write({ who: 'console', what: 'archive-restored', about: `от ${restored.madeAt.slice(0, 10)}` })
      .finally(() => database.close());
    say(`Восстановлено: ${counted(restored.files, ['файл', 'файла', 'файлов'])}.`);
    if (restored.formerFolder !== null) say(`Прежнее содержимое: ${restored.formerFolder}`);
    if (restored.withPeople) say('Пароли в архив не входят. Войдите снова: npm run panel -- add-admin почта');
  },
};
