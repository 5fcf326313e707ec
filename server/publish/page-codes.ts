import type { StaticPage } from '../../site/entry-static.tsx';
import type { BuiltSite } from './built-site.ts';
import type { ReleaseWriter } from './release-writer.ts';

type Job = {
  readonly built: { readonly module: Pick<BuiltSite['module'], 'pageCode' | 'pageCodeUrl'> };
  readonly origin: string;
  readonly pages: readonly Pick<StaticPage, 'path' | 'entry'>[];
  readonly writer: Pick<ReleaseWriter, 'write'>;
};

/** Writes the QR codes that the prints of flats show. */
export async function publishPageCodes({ built: { module }, origin, pages, writer }: Job): Promise<void> {
  for (const { path, entry } of pages) {
    if (entry.page !== 'flat') continue;
    const url = module.pageCodeUrl(path);
    await writer.write(url, url.slice(1), Buffer.from(module.pageCode(origin + path)), { cache: 'short' });
  }
}
