import { Center, Paper, Stack, Title } from '@mantine/core';
import type { ReactNode } from 'react';

export function SignedOutLayout({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Center component="main" mih="100dvh" p="md">
      <title>{title}</title>
      <Paper withBorder p="lg" w="100%" maw={420}>
        <Stack>
          <Title order={1} size="h3">
            {title}
          </Title>
          {children}
        </Stack>
      </Paper>
    </Center>
  );
}
