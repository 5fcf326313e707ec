import { Group, SegmentedControl, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useRef, useState } from 'react';
import type { CompanyPreview } from '../../contract/own-company.ts';
import { ErrorAlert } from '../lib/error-alert.tsx';
import { request } from '../lib/request.ts';
import { parsePointing } from '../preview/parse-pointing.ts';
import classes from '../preview/preview.module.css';
import { PreviewStage } from '../preview/preview-stage.tsx';
import { useFrames } from '../preview/use-frames.ts';

const WIDTHS = [
  { value: '390', label: 'Телефон' },
  { value: '1440', label: 'Ноутбук' },
];
/** Window width below which the preview starts with a phone's page. */
const PHONE = 768;
/** Refresh interval; a preview expires on the server after an hour. */
const RENEWED_MS = 50 * 60_000;
/** Page that shows the answers of a step; the home page shows those of all others. */
const PAGE_OF_STEP: Readonly<Record<string, number>> = { contacts: 2, requisites: 2, packages: 1, documents: 3 };

type Props = { readonly revision: number; readonly step: string };

/** The site made from the answers so far. */
export function SitePreview({ revision, step }: Props) {
  const [width, setWidth] = useState(() => (window.innerWidth < PHONE ? '390' : '1440'));
  const [chosen, setChosen] = useState({ step, page: PAGE_OF_STEP[step] ?? 0 });
  const { data, error, isFetching } = useQuery({
    queryKey: ['company-preview', revision],
    queryFn: () => request<CompanyPreview>('POST', '/api/own-company/preview'),
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
    refetchInterval: RENEWED_MS,
    refetchOnWindowFocus: false,
  });
  const page = chosen.step === step ? chosen.page : (PAGE_OF_STEP[step] ?? 0);
  const pages = data?.pages ?? [];
  const path = pages[page]?.path;
  return (
    <section className={classes.pane} aria-label="Просмотр сайта">
      <Group justify="space-between" gap="xs">
        {pages.length > 0 && (
          <SegmentedControl
            size="xs"
            data={pages.map(({ title }, index) => ({ value: String(index), label: title }))}
            value={String(page)}
            onChange={(value) => setChosen({ step, page: Number(value) })}
            aria-label="Страница"
          />
        )}
        <SegmentedControl
          visibleFrom="sm"
          size="xs"
          data={WIDTHS}
          value={width}
          onChange={setWidth}
          aria-label="Ширина экрана"
        />
      </Group>
      <ErrorAlert error={error} />
      {data && path !== undefined && <Stage key={path} token={data.token} path={path} width={Number(width)} />}
      <Text size="xs" c="dimmed" role="status">
        {isFetching ? 'Обновляется…' : 'Так будет выглядеть ваш сайт'}
      </Text>
    </section>
  );
}

/** Answers of the set-up are no text of an entry: a click on the page opens no field. */
const NO_TEXT = { facts: {}, body: null };
const ignore = () => undefined;

type StageProps = { readonly token: string; readonly path: string; readonly width: number };

function Stage({ token, path, width }: StageProps) {
  const made = useMemo(
    () => ({ token, path, visibility: { state: 'unsaved' } as const, text: NO_TEXT }),
    [token, path],
  );
  const post = useRef<ReturnType<typeof useFrames>['post']>(ignore);
  const receive = useCallback((message: unknown) => {
    if (parsePointing(message)?.type === 'ready') post.current(() => ({ type: 'mode', isPointing: false, scale: 1 }));
  }, []);
  const frames = useFrames({ made, from: null, receive });
  post.current = frames.post;
  return <PreviewStage width={width} isStale={false} frames={frames} onScale={ignore} />;
}
