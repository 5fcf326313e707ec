import type { DocumentFrame, RenderedPage, Site } from '../../site/entry-static.tsx';
import type { PageId } from '../../site/routes.ts';
import type { BuiltSite, DocumentParts } from './built-site.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { criticalCss } from './critical-css.ts';
import { liftInlineStyles } from './inline-styles.ts';
import { toBrotli } from './precompress.ts';

/** Maximum brotli size in bytes of a document with inline page data; larger ones load their data from a file. */
const INLINE_DATA_LIMIT = 20 * 1024;

/** Documents above this brotli size in bytes are compressed again at the highest level. */
const UTMOST_ABOVE = 23 * 1024;

export type AssembledPage = { readonly html: string; readonly policy: string };

type Parts = Pick<DocumentParts, 'path' | 'head' | 'themeColor' | 'siteName' | 'jsonLd' | 'boot' | 'origin'> & {
  readonly rendered: RenderedPage;
  /** `null` for an error page. */
  readonly page: PageId | null;
  /** Whether the company uses the analytics counter, which the policy must allow. */
  readonly counter: boolean;
};

export function assemblePage(built: BuiltSite, { rendered, page, counter, ...parts }: Parts): AssembledPage {
  const { markup, css } = styled(built, rendered);
  const html = built.module.renderDocument({
    ...parts,
    markup,
    css,
    stylesheet: built.stylesheet,
    printStylesheet: built.printStylesheet,
    fonts: built.fonts,
    firstPicture: rendered.facts.firstPicture,
    script: built.script(page),
  });
  return { html, policy: contentSecurityPolicy(css, { counter }) };
}

/** Renders the document around a form that is returned with validation errors. */
export async function assembleFrame(built: BuiltSite, site: Site): Promise<DocumentFrame> {
  const { stylesheet, fonts } = built;
  const look = styled(built, await site.renderFrame());
  return built.module.renderDocumentFrame({ ...look, themeColor: site.themeColor, stylesheet, fonts });
}

function styled(built: BuiltSite, { markup: rendered, facts }: RenderedPage) {
  const { markup, css: lifted } = liftInlineStyles(rendered);
  return { markup, css: criticalCss(built.css, facts.selectorNames, markup + lifted + built.drawn) + lifted };
}

export type CompressedPage = { readonly bytes: Buffer; readonly brotli: Buffer; readonly policy: string };

/** Omits the inline page data when the document would exceed `INLINE_DATA_LIMIT`. */
export async function assembleWithinLimit(built: BuiltSite, parts: Parts): Promise<CompressedPage> {
  const whole = await compressed(assemblePage(built, parts));
  if (whole.brotli.length <= INLINE_DATA_LIMIT) return whole;
  const { payload: _payload, shell: _shell, ...boot } = parts.boot;
  const withoutData = await compressed(assemblePage(built, { ...parts, boot }));
  if (withoutData.brotli.length <= UTMOST_ABOVE) return withoutData;
  return { ...withoutData, brotli: await toBrotli(withoutData.bytes, 'utmost') };
}

async function compressed({ html, policy }: AssembledPage): Promise<CompressedPage> {
  const bytes = Buffer.from(html);
  return { bytes, brotli: await toBrotli(bytes, 'light'), policy };
}
