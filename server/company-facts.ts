import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrandColours } from '../model/brand/brand-colours.ts';
import { NEUTRAL_COLOURS } from '../model/brand/brand-colours.ts';
import { coloursSchema } from '../model/kinds/brand.ts';

/** Company data for pages that the server renders before the first release exists. */
export type CompanyFacts = { readonly phone: string | null; readonly colours: BrandColours };

const MAX_BYTES = 256 * 1024;
const PHONE = /^phone:\s*["']?(\+7\d{10})["']?\s*(?:#.*)?$/m;
const COLOUR = /^\s+([a-z]+):\s*["'](#[\da-f]{6})["']\s*(?:#.*)?$/gim;

/** Reads the values by regular expressions, so a YAML error elsewhere in a file does not hide them. */
export async function readCompanyFacts(contentDir: string): Promise<CompanyFacts> {
  const [company, colours] = await Promise.all([readText(contentDir, 'company.yaml'), readBrandColours(contentDir)]);
  return { phone: PHONE.exec(company)?.[1] ?? null, colours };
}

/** Falls back to neutral colours when the file has no valid ones. */
export async function readBrandColours(contentDir: string): Promise<BrandColours> {
  const lines = [...(await readText(contentDir, 'brand.yaml')).matchAll(COLOUR)];
  const named = lines.flatMap(([, name = '', value]) => (name in NEUTRAL_COLOURS ? [[name, value]] : []));
  return coloursSchema.safeParse(Object.fromEntries(named)).data ?? NEUTRAL_COLOURS;
}

async function readText(contentDir: string, file: string): Promise<string> {
  const path = join(contentDir, file);
  const facts = await stat(path).catch(() => null);
  return facts?.isFile() && facts.size <= MAX_BYTES ? readFile(path, 'utf8').catch(() => '') : '';
}
