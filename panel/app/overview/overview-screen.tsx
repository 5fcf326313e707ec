import { Center, Loader, Stack, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LOSS_REASONS } from '../../../model/lead/lead-stages.ts';
import type { Overview } from '../../contract/overview.ts';
import { ErrorAlert } from '../lib/error-alert.tsx';
import { get } from '../lib/request.ts';
import { CompanyOffer } from '../own-company/company-offer.tsx';
import { LetterSection } from '../weekly-letter/letter-section.tsx';
import { BarLists } from './bar-list.tsx';
import { ChannelHealthBlock } from './channel-health.tsx';
import { DayChart } from './day-chart.tsx';
import { Drafts } from './drafts.tsx';
import { DueCalls } from './due-calls.tsx';
import { EightWeeks } from './eight-weeks.tsx';
import { LaunchBlock, useIsLaunchLeft } from './launch/launch-block.tsx';
import { NeedsBlock } from './needs-block.tsx';
import styles from './overview.module.css';
import { PublishingBlock } from './publishing-block.tsx';
import { StoryBlock } from './story-block.tsx';
import { VisitsBlock } from './visits-block.tsx';

type Props = { readonly overview: Overview };

/** Minimum number of leads for a chart; fewer are a line of words. */
const ENOUGH_LEADS = 10;

export function OverviewScreen() {
  const overview = useQuery({
    queryKey: ['overview'],
    queryFn: () => get<Overview>('/api/overview'),
    refetchInterval: 60_000,
  });
  const isLaunchFirst = useOnce(useIsLaunchLeft());
  const isDeliveryFirst = useOnce(overview.data !== undefined && isUndelivered(overview.data));
  return (
    <Stack maw={1160}>
      <title>Обзор</title>
      <Title order={1} size="h2">
        Обзор
      </Title>
      <DueCalls />
      {overview.data && <NeedsBlock needs={overview.data.story.needs} />}
      <ErrorAlert error={overview.error} onRetry={() => void overview.refetch()} />
      {overview.isPending && (
        <Center p="xl">
          <Loader role="status" aria-label="Считаем" />
        </Center>
      )}
      {isDeliveryFirst && overview.data && <Delivery overview={overview.data} />}
      {isLaunchFirst && <LaunchBlock />}
      {overview.data && <Story overview={overview.data} />}
      {!overview.isPending && (
        <>
          <CompanyOffer />
          {!isLaunchFirst && <LaunchBlock />}
        </>
      )}
      {overview.data && <Blocks overview={overview.data} isDeliveryFirst={isDeliveryFirst} />}
    </Stack>
  );
}

/** A block that came to the top stays there until the screen is left, so that nothing moves under the hands. */
function useOnce(is: boolean): boolean {
  const [was, setWas] = useState(is);
  if (is && !was) setWas(true);
  return is || was;
}

function isUndelivered({ channels }: Overview): boolean {
  return channels.length === 0 || channels.some(({ isFailing }) => isFailing);
}

function Delivery({ overview: { channels, now, clock } }: Props) {
  return <ChannelHealthBlock channels={channels} now={now} clock={clock} />;
}

function Story({ overview: { story, figures, visits } }: Props) {
  const counted = visits?.since ? visits : null;
  return <StoryBlock story={story} days={figures.days} visits={counted} />;
}

function Blocks({ overview, isDeliveryFirst }: Props & { readonly isDeliveryFirst: boolean }) {
  const { figures, visits, publishing, drafts, clock, now } = overview;
  const isWithoutCharts = figures.total < ENOUGH_LEADS;
  return (
    <>
      <div className={styles.states}>
        <PublishingBlock publishing={publishing} drafts={drafts.length} now={now} clock={clock} />
        {!isDeliveryFirst && <Delivery overview={overview} />}
        <Drafts drafts={drafts} />
      </div>
      <EightWeeks figures={figures} isWithoutCharts={isWithoutCharts} />
      {!isWithoutCharts && <Charts figures={figures} />}
      <VisitsBlock visits={visits} />
      <LetterSection />
    </>
  );
}

function Charts({ figures }: Pick<Overview, 'figures'>) {
  const reasons = figures.reasons.map(({ reason, total }) => ({ name: LOSS_REASONS[reason] ?? reason, total, won: 0 }));
  return (
    <>
      <DayChart days={figures.days} />
      <BarLists
        lists={[
          { title: 'Откуда приходят', column: 'Источник', shares: figures.sources },
          { title: 'О чём заявки', column: 'Вид', shares: figures.kinds },
          { title: 'С каких страниц', column: 'Страница', shares: figures.pages },
          { title: 'Почему отказы', column: 'Причина', shares: reasons, withoutWon: true },
        ]}
      />
    </>
  );
}
