import { ColorSwatch, Group, Text } from '@mantine/core';
import { useContext, useState } from 'react';
import type { ShownField } from '../../contract/preview.ts';
import { isNamed } from '../content/issue-words.ts';
import { useKindForms } from '../content/use-kinds.ts';
import { NewRowsContext } from '../fields/new-rows.ts';
import type { Observed } from '../lib/observed.ts';
import { useObserved } from '../lib/observed.ts';
import { useIsPhone } from '../lib/use-is-phone.ts';
import { isPublished } from '../publishing/is-published.ts';
import { lastPublish } from '../publishing/last-publish.ts';
import { usePublishing } from '../publishing/use-publishing.ts';
import type { Pointed } from './pointed-bar.tsx';
import { PointedBar } from './pointed-bar.tsx';
import classes from './preview.module.css';
import { PreviewStage } from './preview-stage.tsx';
import { PreviewToolbar } from './preview-toolbar.tsx';
import { RefusedPreview } from './refused-preview.tsx';
import { ShareButton } from './share-button.tsx';
import { statusOf } from './status-of.ts';
import type { Place } from './use-frames.ts';
import { useFrames } from './use-frames.ts';
import { usePageWidth } from './use-page-width.ts';
import { usePointing } from './use-pointing.ts';
import type { PreviewedDraft } from './use-preview.ts';
import { refusalsOf, usePreview } from './use-preview.ts';

type Props = PreviewedDraft & {
  /** Page to start at; `null` for the page of the entry. */
  readonly from: Place | null;
  /** Form path of the field with the focus. */
  readonly chosen: Observed<string | null>;
  /** Form paths of the fields in view while the form scrolls, the nearest first. */
  readonly inView: Observed<readonly string[]>;
  /** Only the page, without its toolbar. */
  readonly isCompact: boolean;
  readonly onHide: () => void;
  /** Gets the text under the click, too: a long text opens there. */
  readonly onOpenHere: (path: string, text: string | null) => void;
  readonly onOpenElsewhere: (field: ShownField, from: Place | null) => void;
};

/** Page of the draft, updated while the person types; a click on it opens the field. Fills its container. */
export function PreviewPane(props: Props) {
  const { file, text, from, chosen, inView, isCompact, onHide, onOpenHere, onOpenElsewhere } = props;
  const isPhone = useIsPhone();
  const { ref, width, setWidth } = usePageWidth(isPhone);
  const [pointed, setPointed] = useState<Pointed>('nothing');
  const { made, error, isAwaited, reload } = usePreview({ file, text });
  const pointing = usePointing({
    file,
    text,
    chosen,
    inView,
    onOpened(field, clicked) {
      const isHere = field?.file === file;
      setPointed(isHere ? 'nothing' : (field ?? 'no-field'));
      if (isHere) onOpenHere(field.path, clicked);
    },
  });
  const frames = useFrames({ made, from, receive: pointing.receive });
  pointing.connect(frames.post);
  const newRows = useContext(NewRowsContext);
  const refusals = refusalsOf(error, useKindForms().data ?? [], (issue) => isNamed(issue, file, newRows));
  const report = usePublishing();
  const isPublishing = useObserved(lastPublish, (last) => last?.state === 'publishing' && last.file === file);

  function openApart() {
    const { path = '/', search = '' } = frames.place() ?? {};
    if (made) window.open(`/preview/${made.token}${path}${search}`, '_blank', 'noopener');
  }

  const status = statusOf({
    isAwaited: isAwaited || frames.shown === 0,
    isRefused: error !== null,
    made,
    isFieldFound: pointing.isFound,
    isPublishing,
    isPublished: isPublished(report, file),
  });
  const toolbar = (
    <PreviewToolbar
      isPhone={isPhone}
      isPointing={pointing.isPointing}
      onPointing={pointing.setPointing}
      width={width}
      onWidth={setWidth}
      share={<ShareButton file={file} text={text} />}
      onReload={reload}
      onApart={made ? openApart : null}
      onHide={onHide}
    />
  );
  return (
    <section ref={ref} className={classes.pane} data-compact={isCompact || undefined} aria-label="Просмотр">
      {!isCompact && !isPhone && toolbar}
      {refusals.length > 0 ? (
        <RefusedPreview file={file} refusals={refusals} onOpen={(path) => onOpenHere(path, null)} />
      ) : null}
      <PointedBar
        pointed={pointed}
        onOpen={(field) => onOpenElsewhere(field, frames.place())}
        onClose={() => setPointed('nothing')}
      />
      <PreviewStage width={Number(width)} isStale={refusals.length > 0} frames={frames} onScale={pointing.setScale} />
      {!isCompact && (
        <Group justify="space-between" gap="xs" wrap="nowrap">
          <Group gap={6} wrap="nowrap" role="status">
            {status.colour && (
              <ColorSwatch color={`var(--mantine-color-${status.colour}-filled)`} size={8} aria-hidden />
            )}
            <Text size="xs" c="dimmed">
              {status.words}
            </Text>
          </Group>
          {isPhone && toolbar}
        </Group>
      )}
    </section>
  );
}
