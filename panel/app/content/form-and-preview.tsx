import { Box, Button, Flex, Group, Loader } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { lazy, Suspense, useState } from 'react';
import type { EntryText } from '../../contract/content.ts';
import type { Observed } from '../lib/observed.ts';

type Props = {
  readonly file: string;
  readonly text: Observed<EntryText>;
  readonly children: (isPreviewed: boolean) => ReactNode;
};

const PreviewPane = lazy(async () => ({ default: (await import('../preview/preview-pane.tsx')).PreviewPane }));

/** Minimum width for the form and the preview next to each other. */
const WIDE = '(min-width: 1200px)';

/** Shows the preview next to the form on wide screens and instead of the form on narrow ones. */
export function FormAndPreview({ file, text, children }: Props) {
  const isWide = useMediaQuery(WIDE) ?? true;
  const [isShown, setShown] = useState(false);
  const pane = (
    <Suspense fallback={<Loader aria-label="Загрузка" />}>
      <PreviewPane file={file} text={text} />
    </Suspense>
  );
  return (
    <>
      <Group justify="flex-end">
        <Button variant="default" size="compact-md" aria-pressed={isShown} onClick={() => setShown(!isShown)}>
          {isShown ? (isWide ? 'Скрыть просмотр' : 'Вернуться к полям') : 'Посмотреть, как будет на сайте'}
        </Button>
      </Group>
      <Flex gap="md" align="flex-start">
        {/* The form is hidden rather than unmounted, which keeps input and expanded sections. */}
        <Box flex={1} miw={0} display={isShown && !isWide ? 'none' : 'block'}>
          {children(isShown)}
        </Box>
        {isShown && (
          <Box
            flex={1}
            miw={0}
            {...(isWide ? { pos: 'sticky' as const, top: 64 } : {})}
            h={isWide ? 'calc(100dvh - 150px)' : 'calc(100dvh - 230px)'}
          >
            {pane}
          </Box>
        )}
      </Flex>
    </>
  );
}
