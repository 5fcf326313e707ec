import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryDir } from '../../leads/testing/temporary-dir.ts';
import { BACKUP_STATE_FILE, changeBackupState, readBackupState } from './backup-state.ts';

const NOTHING_KNOWN = {
  ...{ lastGoodAt: null, file: null, bytes: null, sha256: null, lastFailure: null },
  ...{ lastDrillAt: null, lastVerifiedAt: null, verifyFailure: null },
};

test('a change of the backup state is merged into the previous state', async () => {
  await using temporary = await temporaryDir();
  const dataDir = join(temporary.dir, 'new');
  const good = { lastGoodAt: '2026-11-20T03:00:00.000Z', file: 'site-1.tar.age', bytes: 12 };
  const failure = { at: '2026-11-21T03:00:00.000Z', words: 'На диске нет места.' };
  await changeBackupState(dataDir, good);
  await changeBackupState(dataDir, { lastFailure: failure });
  expect(await readBackupState(dataDir)).toEqual({ ...NOTHING_KNOWN, ...good, lastFailure: failure });
  expect(await readdir(dataDir)).toEqual([BACKUP_STATE_FILE]);
});

test('a missing or broken state file gives an empty state', async () => {
  await using temporary = await temporaryDir();
  expect(await readBackupState(temporary.dir)).toEqual(NOTHING_KNOWN);
  await writeFile(join(temporary.dir, BACKUP_STATE_FILE), '{"lastGoodAt": "yes');
  expect(await readBackupState(temporary.dir)).toEqual(NOTHING_KNOWN);
});
