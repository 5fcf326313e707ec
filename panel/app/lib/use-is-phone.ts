import { useMediaQuery } from '@mantine/hooks';

/** Whether the window is narrower than the breakpoint `sm`. */
export function useIsPhone(): boolean {
  return useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
}
