import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrandColours } from '../model/brand/brand-colours.ts';
import { NEUTRAL_COLOURS } from '../model/brand/brand-colours.ts';
import { coloursSchema } from '../model/kinds/brand.ts';

/** What pages of the server tell of the company while there is no release. */
export type CompanyFacts = { readonly phone: string | null; readonly colours: BrandColours };

const MOST_BYTES = 256 * 1024;
const PHONE = /^phone:\s*["']?(\+7\d{10})["']?\s*(?:#.*)?$/m;
const COLOUR = /^\s+([a-z]+):\s*["'](#[\da-f]{6})["']\s*(?:#.*)?$/gim;

/** Found by their lines alone, so that a mistake elsewhere in a file does not take them away. */
export async function readCompanyFacts(contentDir: string): Promise<CompanyFacts> {
  const [company, colours] = await Promise.all([readText(contentDir, 'company.yaml'), readBrandColours(contentDir)]);
  return { phone: PHONE.exec(company)?.[1] ?? null, colours };
}

/** Greys where there are none that can be read. */
export async function readBrandColours(contentDir: string): Promise<BrandColours> {
  const lines = [...(await readText(contentDir, 'brand.yaml')).matchAll(COLOUR)];
  const named = lines.flatMap(([, name = '', value]) => (name in NEUTRAL_COLOURS ? [[name, value]] : []));
  return coloursSchema.safeParse(Object.fromEntries(named)).data ?? NEUTRAL_COLOURS;
}

async function readText(contentDir: string, file: string): Promise<string> {
  const path = join(contentDir, file);
  const facts = await stat(path).catch(() => null);
  return facts?.isFile() && facts.size <= MOST_BYTES ? readFile(path, 'utf8').catch(() => '') : '';
}
