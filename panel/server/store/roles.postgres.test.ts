import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openCounts, readCounts } from '../../../server/counts/store/open-counts.ts';
import { insertLead } from '../../../server/leads/store/insert-lead.ts';
import { openLeadDatabase } from '../../../server/leads/store/open-lead-database.ts';
import { newLead } from '../../../server/leads/testing/new-lead.ts';
import { startPostgres } from '../../../server/leads/testing/postgres/start-postgres.ts';
import { openPanelDatabase } from './panel-database.ts';

const ROLES = readFileSync('deploy/postgres/roles.sql', 'utf8');
const COUNT = { day: '2026-11-20', page: '/', source: '', goal: '', count: 1 };
const DENIED = /permission denied|must be owner/;

test.each([
  ['an empty database', false],
  ['one that was used without roles', true],
])('site and panel work in %s with their own roles, and not with the role of the other', async (_, isUsed) => {
  await using postgres = await startPostgres();
  const databaseUrl = await postgres.createDatabase();
  const as = (role: string) => ({ dataDir: '.', databaseUrl: databaseUrl.replace('leads@', `${role}@`) });
  const [all, site, panel] = [as('leads'), as('pregolya_site'), as('pregolya_panel')];
  const openAll = async (place: typeof all) => {
    const [leads, counts] = [await openLeadDatabase(place), await openCounts(place)];
    return { leads, counts, close: () => Promise.all([leads.close(), counts.close()]) };
  };
  if (isUsed) for (const opened of [await openAll(all), await openPanelDatabase(all)]) await opened.close();
  await postgres.query(databaseUrl, ROLES);

  const ofSite = await openAll(site);
  await ofSite.leads.write((db) => insertLead(db, newLead(), []));
  await ofSite.counts.add([COUNT]);
  await postgres.query(databaseUrl, ROLES);
  await expect(postgres.query(site.databaseUrl, 'SELECT * FROM panel.people')).rejects.toThrow(DENIED);

  const ofPanel = await openPanelDatabase(panel);
  const leads = await openLeadDatabase(panel);
  const names = await leads.write((db) => db.updateTable('leads').set({ comment: '' }).returning('name').execute());
  expect(names).toHaveLength(1);
  expect((await readCounts(panel, '2026-11-01', '2026-11-30')).counts).toHaveLength(1);
  expect((await sql`select * from people`.execute(ofPanel.db)).rows).toEqual([]);
  for (const forbidden of ['DROP TABLE public.leads', 'CREATE TABLE public.own (id int)', 'DELETE FROM visit_counts'])
    await expect(postgres.query(panel.databaseUrl, forbidden)).rejects.toThrow(DENIED);
  await Promise.all([ofSite.close(), ofPanel.close(), leads.close()]);
});
