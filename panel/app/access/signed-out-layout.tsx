import { Center, Paper, Stack, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { BrandSign } from '../look/brand-sign.tsx';
import { useBrand } from '../look/use-brand.ts';

export function SignedOutLayout({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const { name } = useBrand();
  return (
    <Center component="main" mih="100dvh" p="md">
      <title>{`${title}, ${name}`}</title>
      <Paper withBorder p="xl" w="100%" maw={440}>
        <Stack>
          <BrandSign />
          <Title order={1} size="h3">
            {title}
          </Title>
          {children}
        </Stack>
      </Paper>
    </Center>
  );
}
