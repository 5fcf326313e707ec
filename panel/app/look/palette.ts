import { type BrandColours, brandTokens, greyBetween, tone } from '../../../model/brand/brand-colours.ts';
import type { RoleColours, Surfaces } from './role-colours.ts';
import { darkRole, EDGE_CONTRAST, lightRole, readable } from './role-colours.ts';

type Shades = readonly [string, string, string, string, string, string, string, string, string, string];

/** Roles whose colour has the same meaning in every company. */
const STATES = { red: '#a32218', orange: '#7a5206', green: '#2f5540', blue: '#22506b' } as const;
export const ROLES = ['action', 'gray', ...(Object.keys(STATES) as (keyof typeof STATES)[])] as const;
export type RoleName = (typeof ROLES)[number];

export type Scheme = Surfaces & {
  /** Background of inputs and buttons, that of cards. */
  readonly field: string;
  readonly hover: string;
  readonly text: string;
  /** Second-rank text, on every surface. */
  readonly dimmed: string;
  /** Edges of inputs and outlined buttons: 3:1 on every surface. */
  readonly edge: string;
  /** Lines between rows and around cards, decorative only. */
  readonly hairline: string;
  readonly chart: string;
  readonly accent: string;
  readonly roles: Readonly<Record<RoleName, RoleColours>>;
};

/** Lightness in Oklab and part of the tint of the brand's text colour, from text to the deepest surface. */
const DARK_STEPS = [0.93, 0.86, 0.76, 0.7, 0.6, 0.33, 0.27, 0.24, 0.205, 0.17] as const;
const DARK_TINT = 0.9;
/** Positions between the brand's text and page colours. */
const GREY_STEPS = [0.98, 0.96, 0.91, 0.88, 0.51, 0.46, 0.4, 0.36, 0.24, 0] as const;

export function greyShades({ text, page }: BrandColours): Shades {
  return GREY_STEPS.map((part) => greyBetween(text, page, part)) as unknown as Shades;
}

export function darkShades({ text }: BrandColours): Shades {
  return DARK_STEPS.map((lightness) => tone(text, lightness, DARK_TINT)) as unknown as Shades;
}

export function lightScheme(colours: BrandColours): Scheme {
  const tokens = brandTokens(colours);
  const surfaces = { ground: colours.page, raised: '#ffffff' };
  const field = '#ffffff';
  const hover = tokens['--surface-sunken'];
  const all = [field, hover, surfaces.ground, surfaces.raised];
  return {
    ...surfaces,
    field,
    hover,
    text: readable(colours.text, all, 'darker'),
    dimmed: readable(tokens['--color-text-muted'], all, 'darker'),
    edge: readable(tokens['--color-border'], all, 'darker', EDGE_CONTRAST),
    hairline: tokens['--color-hairline'],
    chart: readable(colours.calm, all, 'darker', EDGE_CONTRAST),
    accent: colours.accent,
    roles: rolesOf(colours, (colour) => lightRole(colour, { ground: hover, raised: surfaces.ground })),
  };
}

export function darkScheme(colours: BrandColours): Scheme {
  const [text, , dimmed, , edge, hairline, hover, raised, ground] = darkShades(colours);
  const surfaces = { ground, raised };
  const all = [hover, ground, raised];
  return {
    ...surfaces,
    field: raised,
    hover,
    text: readable(text, all, 'lighter'),
    dimmed: readable(dimmed, all, 'lighter'),
    edge: readable(edge, all, 'lighter', EDGE_CONTRAST),
    hairline,
    chart: readable(colours.calm, all, 'lighter', EDGE_CONTRAST),
    accent: readable(colours.accent, all, 'lighter', EDGE_CONTRAST),
    roles: rolesOf(colours, (colour) => darkRole(colour, { ground, raised })),
  };
}

function rolesOf(
  { action, text, page }: BrandColours,
  roleOf: (colour: string) => RoleColours,
): Readonly<Record<RoleName, RoleColours>> {
  const chosen = { action, gray: greyBetween(text, page, 0.36), ...STATES };
  return Object.fromEntries(ROLES.map((name) => [name, roleOf(chosen[name])])) as Record<RoleName, RoleColours>;
}
