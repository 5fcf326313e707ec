import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { goodBody } from '../../server/leads/testing/bodies.ts';
import { sqlRows } from '../../server/leads/testing/sql-rows.ts';
import { temporaryDir } from '../../server/leads/testing/temporary-dir.ts';
import { bundleChild } from './bundle.ts';
import { line, open } from './kill-repeatedly.ts';

/** Maximum file size in blocks of 512 bytes, enough for a few hundred leads. */
const LARGEST_FILE = 6000;

test.skipIf(process.platform === 'win32')(
  'visitors see the phone number when writes fail, and every confirmed lead is stored',
  { timeout: 120_000 },
  async () => {
    await using temporary = await temporaryDir();
    await using bundled = await bundleChild();
    const settings = { dataDir: temporary.dir, databaseUrl: null, answersEarly: false };
    const limited = `trap '' XFSZ; ulimit -f ${LARGEST_FILE}; exec "$0" "$@"`;
    const command = ['-c', limited, process.execPath, bundled.path, JSON.stringify(settings)];
    const child = spawn('sh', command, { stdio: ['pipe', 'pipe', 'ignore'] });
    await line(child);
    const url = await open(child);
    const post = async () => {
      const key = crypto.randomUUID();
      const body = JSON.stringify({ ...goodBody, key, comment: 'я'.repeat(1900) });
      const answer = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
      return { key, status: answer.status, text: await answer.text() };
    };
    const thanked: string[] = [];
    let last = await post();
    for (; last.status === 201; last = await post()) thanked.push(last.key);
    expect(last.status).toBe(503);
    expect(last.text).toMatch(/позвоните \+7/);
    child.kill('SIGKILL');

    expect(thanked.length).toBeGreaterThan(10);
    const stored = new Set(sqlRows(join(temporary.dir, 'leads.db'), 'SELECT key FROM leads').map(({ key }) => key));
    expect(thanked.filter((key) => !stored.has(key))).toEqual([]);
  },
);
