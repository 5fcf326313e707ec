import { createHash } from 'node:crypto';
import { brandRule } from '../../model/brand/brand-colours.ts';
import type { Content } from '../../model/content.ts';
import type { BuiltSite } from './built-site.ts';
import { parseCuttable } from './critical-css.ts';

/**
 * Puts the brand colours before all other styles, adds their hash to the stylesheet's URL, and keeps tokens used by
 * drawings.
 */
export function applyBrand(built: BuiltSite, { brand, drawings }: Pick<Content, 'brand' | 'drawings'>): BuiltSite {
  const rule = brandRule(brand.colours);
  const hash = createHash('sha256').update(rule).digest('hex').slice(0, 8);
  const shown = [...drawings.values()].filter(({ followsText }) => followsText);
  return {
    ...built,
    css: [...parseCuttable(rule), ...built.css],
    stylesheet: built.stylesheet.replace(/\.css$/, `.${hash}.css`),
    stylesheetText: rule + built.stylesheetText,
    drawn: shown.map(({ svg }) => svg).join(''),
  };
}
