import type { LeadColleague } from '../../../contract/leads.ts';
import { rolesThatMay } from '../../../contract/roles.ts';
import type { PanelQueries } from '../../store/panel-database.ts';

const ROLES_WITH_LEADS = rolesThatMay('leads');

/** People who work on leads, and those of them who get new leads in turn. */
export function openRotaStore(db: PanelQueries) {
  const staff = () =>
    db
      .selectFrom('people')
      .select(['people.id', 'people.name'])
      .where('people.banned', '=', 0)
      .where('people.role', 'in', ROLES_WITH_LEADS);
  return {
    colleagues: (): Promise<LeadColleague[]> => staff().orderBy('people.name').execute(),

    /** Leaves out people who were blocked or lost the role since they were chosen. */
    order: (): Promise<LeadColleague[]> =>
      staff().innerJoin('lead_rota', 'lead_rota.person', 'people.id').orderBy('lead_rota.place').execute(),

    async setOrder(people: readonly string[]): Promise<void> {
      await db.transaction().execute(async (transaction) => {
        await transaction.deleteFrom('lead_rota').execute();
        if (people.length === 0) return;
        const rows = people.map((person, place) => ({ person, place }));
        await transaction.insertInto('lead_rota').values(rows).execute();
      });
    },
  };
}

export type RotaStore = ReturnType<typeof openRotaStore>;
