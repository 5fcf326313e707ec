import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { readEnvironment } from '../env.ts';
import { openSqlite } from '../leads/store/sqlite/open-sqlite.ts';
import { sqlRows } from '../leads/testing/sql-rows.ts';
import { temporaryDir } from '../leads/testing/temporary-dir.ts';
import { checkInstallation } from './check-installation.ts';

/** The success case is covered by `e2e/upgrade.servers.test.ts`. */
async function check(dataDir: string) {
  const said: string[] = [];
  const environment = { ...readEnvironment({ DATA_DIR: dataDir, SITE_BUILD_DIR: '/nowhere' }), role: 'serve' as const };
  const isWell = await checkInstallation(environment, (line) => said.push(line));
  return { isWell, said: said.join('\n') };
}

test('every reason that prevents a start is reported on its own line, and nothing is changed', async () => {
  await using temporary = await temporaryDir();
  const { dir } = temporary;
  const path = join(dir, 'leads.db');
  await (await openSqlite(path)).close();
  const db = new DatabaseSync(path);
  db.exec(
    "INSERT INTO kysely_migration VALUES ('9999-renamed', ''); CREATE TABLE breaking_steps (name TEXT); INSERT INTO breaking_steps VALUES ('9999-renamed')",
  );
  db.close();
  await mkdir(join(dir, 'releases', 'r1'), { recursive: true });
  await writeFile(join(dir, 'releases', 'r1', 'release.json'), '{"format":2}');
  await writeFile(join(dir, 'pinned-release.json'), '{"releaseId":"r1","since":""}');
  const before = sqlRows(path, 'SELECT * FROM kysely_migration');
  const { isWell, said } = await check(dir);
  expect(isWell).toBe(false);
  expect(said).toMatch(/^✓ Папка данных/m);
  expect(said).toMatch(/^✗ Сборка: \/nowhere нет или она не вся: соберите сайт, npm run build/m);
  expect(said).toMatch(/^✗ База заявок: База заявок новее программы: в базе есть шаг 9999-renamed/m);
  expect(said).toMatch(/^✗ Закреплённый выпуск: .*this server reads format 1/m);
  expect(said).toMatch(/^Запускать нельзя/m);
  expect(sqlRows(path, 'SELECT * FROM kysely_migration')).toEqual(before);
});

test('a database extended by a newer version and a database that does not exist yet are accepted', async () => {
  await using temporary = await temporaryDir();
  expect((await check(temporary.dir)).said).toMatch(/^✓ База заявок: её ещё нет/m);
  const path = join(temporary.dir, 'leads.db');
  await (await openSqlite(path)).close();
  const db = new DatabaseSync(path);
  db.exec("INSERT INTO kysely_migration VALUES ('9999-added', '')");
  db.close();
  expect((await check(temporary.dir)).said).toMatch(/^✓ База заявок: с ней работала более новая версия/m);
});
