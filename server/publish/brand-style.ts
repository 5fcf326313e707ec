import { createHash } from 'node:crypto';
import type { BrandColours } from '../../model/brand-colours.ts';
import { brandRule } from '../../model/brand-colours.ts';
import type { BuiltSite } from './built-site.ts';
import { parseCuttable } from './critical-css.ts';

/** The built site in the colours of a company: they stand before all other styles, whose address then tells them too. */
export function inColours(built: BuiltSite, colours: BrandColours): BuiltSite {
  const rule = brandRule(colours);
  const hash = createHash('sha256').update(rule).digest('hex').slice(0, 8);
  return {
    ...built,
    css: [...parseCuttable(rule), ...built.css],
    stylesheet: built.stylesheet.replace(/\.css$/, `.${hash}.css`),
    stylesheetText: rule + built.stylesheetText,
  };
}
