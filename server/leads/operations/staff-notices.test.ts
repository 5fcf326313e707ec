import { describe, expect, onTestFinished, test } from 'vitest';
import { DATABASES, startDatabases } from '../testing/databases.ts';
import { createStaffNotices } from './staff-notices.ts';

describe.each(DATABASES)('%s', (kind) => {
  test('one of several servers reports a problem and one its end; another code is reported again', async () => {
    const databases = await startDatabases(kind);
    onTestFinished(() => databases[Symbol.asyncDispose]());
    await using opened = await databases.open();
    const servers = [createStaffNotices(opened.database), createStaffNotices(opened.database)];
    const beginOn = (code: string) => Promise.all(servers.map(({ begin }) => begin('certificate', code)));
    const yes = (answers: readonly boolean[]) => answers.filter(Boolean).length;
    expect(yes(await beginOn('certificate-expiring'))).toBe(1);
    expect(yes(await beginOn('certificate-expiring'))).toBe(0);
    expect(yes(await beginOn('certificate-expired'))).toBe(1);
    expect(yes(await Promise.all(servers.map(({ end }) => end('certificate'))))).toBe(1);
    expect(yes(await beginOn('certificate-expired'))).toBe(1);
  });
});
