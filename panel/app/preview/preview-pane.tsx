import { Alert, Button, Group, List, SegmentedControl, Text, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import classes from './preview.module.css';
import { PreviewStage } from './preview-stage.tsx';
import { ShareButton } from './share-button.tsx';
import { useFrames } from './use-frames.ts';
import type { PreviewedDraft } from './use-preview.ts';
import { refusalsOf, usePreview } from './use-preview.ts';

const WIDTHS = [
  { value: '390', label: 'Телефон' },
  { value: '768', label: 'Планшет' },
  { value: '1440', label: 'Ноутбук' },
];

/** Window width below which the preview starts with a phone's page; a desktop page would be too small to read. */
const PHONE = 768;

/** Preview of the draft, updated while the person types. Fills the height of its container. */
export function PreviewPane(draft: PreviewedDraft) {
  const [width, setWidth] = useState(() => (window.innerWidth < PHONE ? '390' : '1440'));
  const { made, error, isAwaited, reload } = usePreview(draft);
  const frames = useFrames(made);
  const refusals = refusalsOf(error);

  function openApart() {
    const { path = '/', search = '' } = frames.place() ?? {};
    if (made) window.open(`/preview/${made.token}${path}${search}`, '_blank', 'noopener');
  }

  return (
    <section className={classes.pane} aria-label="Просмотр">
      <Group justify="space-between" gap="xs">
        <SegmentedControl size="xs" data={WIDTHS} value={width} onChange={setWidth} aria-label="Ширина экрана" />
        <Group gap="xs">
          <Button variant="default" size="xs" onClick={reload}>
            Обновить
          </Button>
          <Button variant="default" size="xs" onClick={openApart} disabled={!made}>
            Отдельно
            <VisuallyHidden> в новом окне</VisuallyHidden>
          </Button>
          <ShareButton {...draft} />
        </Group>
      </Group>
      {refusals.length > 0 ? (
        <Alert color="orange" title="Просмотр ждёт исправлений" role="status">
          <List size="sm">
            {refusals.slice(0, 3).map((words) => (
              <List.Item key={words}>{words}</List.Item>
            ))}
          </List>
          {refusals.length > 3 ? <Text size="sm">и ещё {refusals.length - 3}</Text> : null}
        </Alert>
      ) : null}
      <PreviewStage width={Number(width)} isStale={refusals.length > 0} frames={frames} />
      <Text size="xs" c="gray.7" role="status">
        {isAwaited ? 'Обновляется…' : made ? 'Показан черновик, на сайте его ещё нет' : ''}
      </Text>
    </section>
  );
}
