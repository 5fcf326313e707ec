import { useMediaQuery } from '@mantine/hooks';

/** Returns whether the window has room for a form and the page next to each other. */
export function useIsWide(): boolean {
  return useMediaQuery('(min-width: 1200px)', true, { getInitialValueInEffect: false });
}
