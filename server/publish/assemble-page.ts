import type { BootData } from '../../site/router/boot-data.ts';
import type { PageId } from '../../site/routes.ts';
import type { BuiltSite, DocumentParts } from './built-site.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { criticalCss, usedNamesOf } from './critical-css.ts';
import { liftInlineStyles } from './inline-styles.ts';
import type { Effort } from './twins.ts';
import { compressedSize } from './twins.ts';

/** Above this many bytes, compressed, a document leaves its data to the data files. */
const INLINE_DATA_LIMIT = 20 * 1024;

/** Above this many, even without its data, the last per cent of compression counts. */
const UTMOST_ABOVE = 23 * 1024;

export type AssembledPage = { readonly html: string; readonly policy: string; readonly effort: Effort };

type Parts = Pick<DocumentParts, 'head' | 'jsonLd' | 'boot' | 'origin'> & {
  /** Markup as React rendered it. */
  readonly rendered: string;
  /** `null`: an error. */
  readonly page: PageId | null;
};

/** A whole document with the policy that lets its one stylesheet through. */
export function assemblePage(built: BuiltSite, { rendered, page, ...parts }: Parts): AssembledPage {
  const { markup, css: lifted } = liftInlineStyles(rendered);
  const css = criticalCss(built.css, usedNamesOf(markup)) + lifted;
  const html = built.module.renderDocument({
    ...parts,
    markup,
    css,
    stylesheet: built.stylesheet,
    fonts: built.fonts,
    script: built.script(page),
  });
  return { html, policy: contentSecurityPolicy(css), effort: 'light' };
}

/**
 * The same, with the page's data in the document where that keeps it light. A heavy document only names its data, and
 * is compressed with more patience.
 */
export async function assembleWithinLimit(built: BuiltSite, parts: Parts): Promise<AssembledPage> {
  const whole = assemblePage(built, parts);
  if ((await compressedSize(whole.html)) <= INLINE_DATA_LIMIT) return whole;
  const boot: BootData = { build: parts.boot.build };
  const bare = assemblePage(built, { ...parts, boot });
  return { ...bare, effort: (await compressedSize(bare.html)) > UTMOST_ABOVE ? 'utmost' : 'heavy' };
}
