import { expect, test } from 'vitest';
import { folderProblem } from './folder-problem.ts';

test('a folder without read permission is reported as unreadable, not as missing', async () => {
  // Uses a fake, because root can read any folder.
  const forbidden = () => Promise.reject(Object.assign(new Error('no'), { code: 'EACCES' }));
  expect(await folderProblem('/srv/content', forbidden)).toMatch(/^Папка с содержимым не читается: у сервера нет прав/);
  expect(await folderProblem('/nowhere/content')).toMatch(/^Папки с содержимым нет/);
  expect(await folderProblem('/')).toBeNull();
});
