import { Box, Button, Flex, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useIsWide } from '../lib/use-is-wide.ts';

type Props = {
  readonly site: ReactNode;
  /** Content on the line of the button. */
  readonly start: ReactNode;
  readonly children: ReactNode;
};

/** Shows the site next to the form on wide screens and instead of the form on narrow ones. */
export function WithSite({ site, start, children }: Props) {
  const isWide = useIsWide();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isShown = chosen ?? isWide;
  return (
    <>
      <Group justify="space-between">
        {start}
        <Button variant="default" size="compact-sm" aria-pressed={isShown} onClick={() => setChosen(!isShown)}>
          {isShown ? (isWide ? 'Скрыть просмотр' : 'Вернуться к полям') : 'Посмотреть сайт'}
        </Button>
      </Group>
      <Flex gap="md" align="flex-start">
        {/* The form is hidden rather than unmounted, which keeps what is typed. */}
        <Box flex={1} miw={0} display={isShown && !isWide ? 'none' : 'block'}>
          {children}
        </Box>
        {isShown && (
          <Box
            flex={1}
            miw={0}
            {...(isWide ? { pos: 'sticky' as const, top: 64 } : {})}
            h={isWide ? 'calc(100dvh - 150px)' : 'calc(100dvh - 230px)'}
          >
            {site}
          </Box>
        )}
      </Flex>
    </>
  );
}
