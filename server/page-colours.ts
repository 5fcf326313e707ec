import type { BrandColours } from '../model/brand/brand-colours.ts';
import { brandTokens } from '../model/brand/brand-colours.ts';

/** Colours of `site/ui/tokens.css` that belong to no company; a test holds both together. */
const OF_NOBODY = {
  '--color-error': '#a32218',
  '--color-inverse-text': '#ffffff',
  '--surface-raised': '#ffffff',
  '--surface-error': '#fbe9e6',
};

/** The site's colours for pages that the server makes by itself, as a rule for their root. */
export function pageColours(colours: BrandColours): string {
  const tokens = Object.entries({ ...brandTokens(colours), ...OF_NOBODY });
  return `:root{${tokens.map(([name, value]) => `${name}:${value}`).join(';')}}`;
}
