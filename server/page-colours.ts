/**
 * The site's colours for pages that the server makes by itself, under the names of `site/ui/tokens.css`; a test holds
 * both together. Such a page stands also where there is no release to take styles from.
 */
const COLOURS = {
  '--color-text': '#1d2320',
  '--color-text-secondary': '#46504a',
  '--color-border': '#7e8982',
  '--color-rule': '#1d2320',
  '--color-action': '#923a28',
  '--color-action-hover': '#7a2e1f',
  '--color-accent': '#e2a33b',
  '--color-error': '#a32218',
  '--color-inverse-text': '#ffffff',
  '--surface-page': '#f3f5f2',
  '--surface-raised': '#ffffff',
  '--surface-error': '#fbe9e6',
} as const;

export const PAGE_COLOURS = `:root{${Object.entries(COLOURS)
  .map(([name, value]) => `${name}:${value}`)
  .join(';')}}`;
