import { MantineProvider } from '@mantine/core';
import { type ReactNode, useMemo } from 'react';
import { themeOf, variablesOf } from './theme.ts';
import { useBrand } from './use-brand.ts';

type Props = { readonly nonce: string; readonly children: ReactNode };

/** Dresses the panel in the company's colours; the system chooses between the light and the dark scheme. */
export function Look({ nonce, children }: Props) {
  const { colours } = useBrand();
  const look = useMemo(() => ({ theme: themeOf(colours), cssVariablesResolver: variablesOf(colours) }), [colours]);
  return (
    <MantineProvider {...look} defaultColorScheme="auto" getStyleNonce={() => nonce}>
      {children}
    </MantineProvider>
  );
}
