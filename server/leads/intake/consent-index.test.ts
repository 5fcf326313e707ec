import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { consentIndex } from '../testing/bodies.ts';
import { temporaryDir } from '../testing/temporary-dir.ts';
import { CONSENTS_FILE, findConsent, readConsentIndex } from './consent-index.ts';

test('a release lists every version that visitors may have agreed to', async () => {
  await using temporary = await temporaryDir();
  await writeFile(join(temporary.dir, CONSENTS_FILE), JSON.stringify(consentIndex));
  const index = await readConsentIndex(temporary.dir);
  expect(findConsent(index, 'callback', '2025-09-01')).toMatchObject({ purpose: 'callback', document: 'consent' });
  expect(findConsent(index, 'vacancy', '2025-09-01')).toBeNull();
});

test('a release without a version of a consent is refused with the name of the consent', async () => {
  await using temporary = await temporaryDir();
  await writeFile(join(temporary.dir, CONSENTS_FILE), JSON.stringify({ ...consentIndex, vacancy: [] }));
  await expect(readConsentIndex(temporary.dir)).rejects.toThrow(/consents\.json is not an index of consents.*vacancy/s);
});
