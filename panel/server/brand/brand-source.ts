import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { coloursSchema } from '../../../model/kinds/brand.ts';
import { kinds } from '../../../model/kinds/kinds.ts';
import { readYaml } from '../../../model/load/read-yaml.ts';
import type { PanelBrand } from '../../contract/brand.ts';
import { NO_BRAND } from '../../contract/brand.ts';
import type { Drawings } from '../drawings/drawings.ts';

const companySchema = z.object({
  brand: z.string().trim().min(1).max(40),
  utcOffsetHours: z.number().catch(NO_BRAND.utcOffsetHours),
});
type Company = z.infer<typeof companySchema>;
const lookSchema = z.object({
  mark: z.string().optional(),
  favicon: z.string().optional(),
  colours: coloursSchema,
});
type Look = z.infer<typeof lookSchema>;
type Places = { readonly contentDir: string; readonly publicUrl: string };

/**
 * Reads the company's look from the content folder at each request, so that an edit needs no restart. A file with a
 * mistake keeps its last good values, as on the site.
 */
export class BrandSource {
  readonly #contentDir: string;
  readonly #siteUrl: string;
  readonly #drawings: Drawings;
  #company: Company = { brand: NO_BRAND.name, utcOffsetHours: NO_BRAND.utcOffsetHours };
  #look: Look = { colours: NO_BRAND.colours };

  constructor({ contentDir, publicUrl }: Places, drawings: Drawings) {
    this.#contentDir = contentDir;
    this.#siteUrl = publicUrl;
    this.#drawings = drawings;
  }

  async brand(): Promise<PanelBrand> {
    await this.#read();
    const { mark, colours } = this.#look;
    const drawing = mark === undefined ? null : await this.#drawings.drawingOf(mark);
    const { brand: name, utcOffsetHours } = this.#company;
    const look = { name, colours, siteUrl: this.#siteUrl, utcOffsetHours };
    if (!drawing) return { ...look, mark: null };
    const { width, height, followsText, hash } = drawing;
    return { ...look, mark: { url: `/api/brand/mark.svg?${hash}`, width, height, followsText } };
  }

  async svgOf(drawing: 'mark' | 'favicon'): Promise<string | null> {
    await this.#read();
    const name = this.#look[drawing];
    return name === undefined ? null : this.#drawings.svgOf(name);
  }

  async #read(): Promise<void> {
    const [company, look] = await Promise.all([
      this.#fileOf(kinds.company.file, companySchema),
      this.#fileOf(kinds.brand.file, lookSchema),
    ]);
    this.#company = company ?? this.#company;
    this.#look = look ?? this.#look;
  }

  async #fileOf<T>(file: string, schema: z.ZodType<T>): Promise<T | undefined> {
    const yaml = readYaml(await readFile(join(this.#contentDir, file), 'utf8').catch(() => ''));
    return yaml.ok ? schema.safeParse(yaml.value).data : undefined;
  }
}
