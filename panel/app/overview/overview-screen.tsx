import { Center, Loader, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { LOSS_REASONS } from '../../../model/lead/lead-stages.ts';
import type { Overview } from '../../contract/overview.ts';
import { Block } from '../lib/block.tsx';
import { ErrorAlert } from '../lib/error-alert.tsx';
import { get } from '../lib/request.ts';
import { CompanyOffer } from '../own-company/company-offer.tsx';
import { LetterSection } from '../weekly-letter/letter-section.tsx';
import { BarLists } from './bar-list.tsx';
import { ChannelHealthBlock } from './channel-health.tsx';
import { DayChart } from './day-chart.tsx';
import { Drafts } from './drafts.tsx';
import { EightWeeks } from './eight-weeks.tsx';
import { LaunchBlock } from './launch/launch-block.tsx';
import { PublishingBlock } from './publishing-block.tsx';
import { StoryBlock } from './story-block.tsx';
import { touchWords } from './touch-words.ts';
import { VisitsBlock } from './visits-block.tsx';

export function OverviewScreen() {
  const overview = useQuery({
    queryKey: ['overview'],
    queryFn: () => get<Overview>('/api/overview'),
    refetchInterval: 60_000,
  });
  return (
    <Stack maw={1160}>
      <title>Обзор</title>
      <Title order={1} size="h2">
        Обзор
      </Title>
      <CompanyOffer />
      <LaunchBlock />
      <ErrorAlert error={overview.error} />
      {overview.isPending && (
        <Center p="xl">
          <Loader role="status" aria-label="Считаем" />
        </Center>
      )}
      {overview.data && <Blocks overview={overview.data} />}
    </Stack>
  );
}

function Blocks({ overview }: { overview: Overview }) {
  const { figures, visits, channels, publishing, drafts, clock, now } = overview;
  const { touch } = figures;
  const reasons = figures.reasons.map(({ reason, total }) => ({ name: LOSS_REASONS[reason] ?? reason, total, won: 0 }));
  return (
    <>
      <StoryBlock story={overview.story} days={figures.days} />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <PublishingBlock publishing={publishing} now={now} clock={clock} />
        <ChannelHealthBlock channels={channels} now={now} clock={clock} />
      </SimpleGrid>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <EightWeeks figures={figures} />
        <Block title="Когда начинаем">
          {touchWords(touch).map((words) => (
            <Text key={words}>{words}</Text>
          ))}
        </Block>
      </SimpleGrid>
      <DayChart days={figures.days} />
      <BarLists
        lists={[
          { title: 'Откуда приходят', column: 'Источник', shares: figures.sources },
          { title: 'О чём заявки', column: 'Вид', shares: figures.kinds },
          { title: 'С каких страниц', column: 'Страница', shares: figures.pages },
          { title: 'Почему отказы', column: 'Причина', shares: reasons, withoutWon: true },
        ]}
      />
      <VisitsBlock visits={visits} />
      <Drafts drafts={drafts} />
      <LetterSection />
    </>
  );
}
