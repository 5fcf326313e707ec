import { Button, Group } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import type { EntryText } from '../../../contract/content.ts';
import { Observed } from '../../lib/observed.ts';

const PreviewPane = lazy(async () => ({ default: (await import('../../preview/preview-pane.tsx')).PreviewPane }));

type Props = { readonly file: string; readonly text: EntryText };

/** The page with the sent text, opened on demand: it costs a rendering of the site. */
export function SentPage({ file, text }: Props) {
  const [isShown, setShown] = useState(false);
  const [observed] = useState(() => new Observed(text));
  // The page has no form around it.
  const [chosen] = useState(() => new Observed<string | null>(null));
  const [inView] = useState(() => new Observed<readonly string[]>([]));
  if (!isShown) {
    return (
      <Group>
        <Button variant="default" onClick={() => setShown(true)}>
          Показать на странице
        </Button>
      </Group>
    );
  }
  const ignore = () => undefined;
  return (
    <div style={{ height: '80dvh' }}>
      <Suspense>
        <PreviewPane
          file={file}
          text={observed}
          from={null}
          chosen={chosen}
          inView={inView}
          isCompact={false}
          onHide={() => setShown(false)}
          onOpenHere={ignore}
          onOpenElsewhere={ignore}
        />
      </Suspense>
    </div>
  );
}
