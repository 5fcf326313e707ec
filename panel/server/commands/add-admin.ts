import { formatMoment } from '../../../model/format/date.ts';
import { NOBODY } from '../../contract/journal.ts';
import { openJournal } from '../access/journal.ts';
import { ADMIN_LINK_LASTS, makeLink } from '../access/links.ts';
import { personEmail } from '../access/person-name.ts';
import type { PanelQueries } from '../store/panel-database.ts';
import { openPanelDatabase } from '../store/panel-database.ts';
import type { PanelCommand } from './panel-command.ts';
import { CommandRefusal } from './panel-command.ts';

/** Creates the first administrator, or restores access for one who lost the password. */
export const addAdmin: PanelCommand = {
  usage: 'add-admin почта',
  hint: 'ссылка, по которой администратор задаёт пароль (на сутки, один раз)',
  arguments: { least: 1, most: 1 },
  async run(environment, [given], { say }) {
    const email = personEmail.safeParse(given);
    if (!email.success) throw new CommandRefusal(`«${given}» не похоже на почту. Пример: anna@company.ru.`);
    const database = await openPanelDatabase(environment);
    try {
      const { db } = database;
      const known = await makeAdministrator(db, email.data);
      const { link, expiresAt } = await makeLink(db, environment.panelUrl, {
        email: email.data,
        name: known?.name ?? '',
        role: 'admin',
        personId: known?.id ?? null,
        madeBy: NOBODY.console,
        lasts: ADMIN_LINK_LASTS,
      });
      const journal = openJournal(db);
      if (known) await journal.write({ who: 'console', what: 'password-link-made', about: known.name });
      else await journal.write({ who: 'console', what: 'invited', about: 'администратор' });
      const offset = -new Date(expiresAt).getTimezoneOffset() / 60;
      say(known ? `${known.name} — администратор. Ссылка для нового пароля:` : 'Ссылка для администратора:');
      say('');
      say(`  ${link}`);
      say('');
      say(`Действует один раз, до ${formatMoment(new Date(expiresAt), offset)}. Больше нигде её не увидеть.`);
    } finally {
      await database.close();
    }
  },
};

async function makeAdministrator(db: PanelQueries, email: string) {
  return db
    .updateTable('people')
    .set({ role: 'admin', banned: 0, updatedAt: new Date().toISOString() })
    .where('email', '=', email)
    .returning(['id', 'name'])
    .executeTakeFirst();
}
