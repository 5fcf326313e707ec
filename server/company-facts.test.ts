import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NEUTRAL_COLOURS } from '../model/brand/brand-colours.ts';
import { readCompanyFacts } from './company-facts.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'facts-'));
});
afterAll(() => rm(folder, { recursive: true }));

const COLOURS = { text: '#101820', page: '#f6f6fa', action: '#0a5a3c', accent: '#f0b040', calm: '#50707a' };
const written = Object.entries(COLOURS).map(([name, value]) => `  ${name}: "${value}"\n`);

test('the phone and the colours are read although the company files have errors elsewhere', async () => {
  await writeFile(join(folder, 'company.yaml'), 'brand: *Дом\nphone: "+74012051736" # круглосуточно\n');
  await writeFile(join(folder, 'brand.yaml'), `mark:: &\ncolours:\n${written.join('')}map: {\n`);
  expect(await readCompanyFacts(folder)).toEqual({ phone: '+74012051736', colours: COLOURS });
});

test('invalid or missing company files give no phone and neutral colours', async () => {
  await writeFile(join(folder, 'company.yaml'), 'phone: 8 800 000\n');
  await writeFile(join(folder, 'brand.yaml'), `colours:\n${written.join('').replace('#0a5a3c', '#f0f0f0')}`);
  expect(await readCompanyFacts(folder)).toEqual({ phone: null, colours: NEUTRAL_COLOURS });
  expect(await readCompanyFacts(join(folder, 'nowhere'))).toEqual({ phone: null, colours: NEUTRAL_COLOURS });
});
