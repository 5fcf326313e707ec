import type { CSSVariablesResolver } from '@mantine/core';
import { createTheme } from '@mantine/core';

/** System fonts, and a green with sufficient contrast both on white and under white text. */
export const theme = createTheme({
  primaryColor: 'teal',
  primaryShade: 9,
  defaultRadius: 'md',
  fontFamily: 'system-ui, "Segoe UI", Roboto, "Noto Sans", sans-serif',
  headings: { fontWeight: '650' },
  cursorType: 'pointer',
  components: {
    // No transitions: a fading dialog still captures keys and screen readers, and a growing one is measured at the
    // wrong size.
    Modal: { defaultProps: { transitionProps: { duration: 0 } } },
    Drawer: { defaultProps: { transitionProps: { duration: 0 } } },
    InputClearButton: { defaultProps: { 'aria-label': 'Очистить' } },
    Notification: { defaultProps: { closeButtonProps: { 'aria-label': 'Закрыть' } } },
    Badge: { defaultProps: { tt: 'none', variant: 'light', c: 'dark.9' } },
    NavLink: { defaultProps: { c: 'dark.9' } },
  },
});

/** Text and hover colours with sufficient contrast; Mantine's defaults are too pale on white. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-dimmed': 'var(--mantine-color-gray-7)',
    '--mantine-color-placeholder': 'var(--mantine-color-gray-7)',
    '--mantine-color-error': 'var(--mantine-color-red-9)',
    '--mantine-color-teal-filled-hover': '#06614a',
    '--mantine-color-red-filled-hover': '#a61e1e',
    '--mantine-color-teal-light-color': '#06614a',
    '--mantine-color-green-light-color': '#1e6b2e',
    '--mantine-color-red-light-color': '#a61e1e',
    '--mantine-color-orange-light-color': '#8f3700',
  },
  dark: {},
});
