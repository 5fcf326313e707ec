import type { CSSVariablesResolver, MantineThemeOverride } from '@mantine/core';
import { createTheme } from '@mantine/core';
import { type BrandColours, brandTokens } from '../../../model/brand/brand-colours.ts';
import type { Scheme } from './palette.ts';
import { darkScheme, darkShades, greyShades, lightScheme, ROLES } from './palette.ts';

const HAIRLINE = 'var(--panel-hairline)';
const NO_TRANSITION = { defaultProps: { transitionProps: { duration: 0 } } };

/** Distance of dialogs from the top: an eighth of a tall window, less in a low one. */
const DIALOG_OFFSET = 'clamp(5dvh, 100dvh - 800px, 12dvh)';
const BACKDROP = { backgroundOpacity: 0.4 };

export function themeOf(colours: BrandColours): MantineThemeOverride {
  const light = lightScheme(colours);
  const { filled } = light.roles.action;
  return createTheme({
    colors: {
      gray: greyShades(colours),
      dark: darkShades(colours),
      // The shades in use are the variables below; Mantine requires a full row.
      action: [filled, filled, filled, filled, filled, filled, filled, filled, filled, filled],
    },
    primaryColor: 'action',
    black: light.text,
    defaultRadius: 'sm',
    radius: { xs: '2px', sm: '4px', md: '4px', lg: '8px', xl: '999px' },
    fontFamily: 'var(--font-text)',
    fontFamilyMonospace: 'ui-monospace, monospace',
    fontSizes: { xs: '0.8125rem', sm: '0.9375rem', md: '1rem', lg: '1.125rem', xl: '1.5rem' },
    fontWeights: { medium: '500', bold: '500' },
    spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
    headings: {
      fontFamily: 'var(--font-heading)',
      fontWeight: '430',
      sizes: {
        h1: { fontSize: '2.25rem', lineHeight: '1.12' },
        h2: { fontSize: '1.875rem', lineHeight: '1.16' },
        h3: { fontSize: '1.375rem', lineHeight: '1.25' },
        h4: { fontSize: '1.1875rem', lineHeight: '1.3' },
      },
    },
    cursorType: 'pointer',
    respectReducedMotion: true,
    components: {
      // No transitions: a fading dialog still captures keys and screen readers, and a growing one is measured at the
      // wrong size.
      Modal: { defaultProps: { ...NO_TRANSITION.defaultProps, yOffset: DIALOG_OFFSET, overlayProps: BACKDROP } },
      Drawer: NO_TRANSITION,
      // A calendar on a phone is read by scrolling, which can move its field out of the screen.
      Popover: { defaultProps: { hideDetached: false } },
      SegmentedControl: { defaultProps: { transitionDuration: 0 } },
      // Hints of inputs in one row have different heights, so they stand below.
      InputWrapper: { defaultProps: { inputWrapperOrder: ['label', 'input', 'error', 'description'] } },
      InputClearButton: { defaultProps: { 'aria-label': 'Очистить' } },
      // The accent is a red, which a notice without a fault must not have.
      Notification: { defaultProps: { color: 'gray', closeButtonProps: { 'aria-label': 'Закрыть' } } },
      Badge: { defaultProps: { tt: 'none', variant: 'light', radius: 'xs', fw: 500 } },
      Anchor: { defaultProps: { underline: 'always' } },
      Paper: { defaultProps: { radius: 'xs' } },
      Card: { defaultProps: { radius: 'xs' } },
      Table: { defaultProps: { borderColor: HAIRLINE } },
      Divider: { defaultProps: { color: HAIRLINE } },
    },
  });
}

export function variablesOf(colours: BrandColours): CSSVariablesResolver {
  return () => ({
    // Drawings of the company use the tokens of the site.
    variables: brandTokens(colours),
    light: variablesOfScheme(lightScheme(colours)),
    dark: variablesOfScheme(darkScheme(colours)),
  });
}

function variablesOfScheme(scheme: Scheme): Record<string, string> {
  const { ground, raised, field, hover, text, dimmed, edge, hairline, chart, accent, roles } = scheme;
  return {
    '--panel-ground': ground,
    '--panel-hairline': hairline,
    '--panel-button-edge': `color-mix(in srgb, ${edge} 40%, ${hairline})`,
    '--panel-chart': chart,
    '--color-accent': accent,
    '--mantine-color-body': raised,
    '--mantine-color-text': text,
    '--mantine-color-bright': text,
    '--mantine-color-dimmed': dimmed,
    '--mantine-color-placeholder': dimmed,
    '--mantine-color-anchor': text,
    '--mantine-color-default': field,
    '--mantine-color-default-hover': hover,
    '--mantine-color-default-color': text,
    '--mantine-color-default-border': edge,
    '--mantine-color-error': roles.red.text,
    ...Object.assign({}, ...ROLES.map((role) => variablesOfRole(role, roles[role]))),
  };
}

function variablesOfRole(name: string, { filled, filledHover, light, lightHover, text }: Scheme['roles']['action']) {
  const prefix = `--mantine-color-${name}`;
  return {
    [`${prefix}-filled`]: filled,
    [`${prefix}-filled-hover`]: filledHover,
    [`${prefix}-light`]: light,
    [`${prefix}-light-hover`]: lightHover,
    [`${prefix}-light-color`]: text,
    [`${prefix}-text`]: text,
    [`${prefix}-outline`]: text,
    [`${prefix}-outline-hover`]: light,
  };
}
