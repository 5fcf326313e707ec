import type { CSSVariablesResolver } from '@mantine/core';
import { createTheme } from '@mantine/core';

/** One family that every system has; a green that is read on white as well as white on it. */
export const theme = createTheme({
  primaryColor: 'teal',
  primaryShade: 9,
  defaultRadius: 'md',
  fontFamily: 'system-ui, "Segoe UI", Roboto, "Noto Sans", sans-serif',
  headings: { fontWeight: '650' },
  cursorType: 'pointer',
  components: {
    // Dialogs come and go at once: one that fades away is still there for keys and readers, one that grows is measured
    // at a wrong size.
    Modal: { defaultProps: { transitionProps: { duration: 0 } } },
    Drawer: { defaultProps: { transitionProps: { duration: 0 } } },
    InputClearButton: { defaultProps: { 'aria-label': 'Очистить' } },
    Notification: { defaultProps: { closeButtonProps: { 'aria-label': 'Закрыть' } } },
    Badge: { defaultProps: { tt: 'none', variant: 'light', c: 'dark.9' } },
    NavLink: { defaultProps: { c: 'dark.9' } },
  },
});

/** Greys, reds and greens of text that are read by everybody: the library's own are too pale on white, and so are its buttons under the mouse. */
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
