import type { BrandColours } from '../model/brand/brand-colours.ts';
import { brandTokens } from '../model/brand/brand-colours.ts';

/** Brand-independent colours, copied from `site/ui/tokens.css`; a test keeps both in sync. */
const BRAND_INDEPENDENT = {
  '--color-error': '#a32218',
  '--color-inverse-text': '#ffffff',
  '--surface-raised': '#ffffff',
  '--surface-error': '#fbe9e6',
};

export function pageColours(colours: BrandColours): string {
  const tokens = Object.entries({ ...brandTokens(colours), ...BRAND_INDEPENDENT });
  return `:root{${tokens.map(([name, value]) => `${name}:${value}`).join(';')}}`;
}
