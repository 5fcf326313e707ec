import { SimpleGrid, Text } from '@mantine/core';
import type { VisitFigures } from '../../../model/counts/visit-figures.ts';
import { formatDate, formatDayMonth } from '../../../model/format/date.ts';
import { Block } from '../lib/block.tsx';
import { EmptyState } from '../lib/empty-state.tsx';
import { OpenSite } from '../look/open-site.tsx';
import { VisitTable } from './visit-table.tsx';

/** Figures of the last full week from the site's counts; `null` means that the counts cannot be read. */
export function VisitsBlock({ visits }: { visits: VisitFigures | null }) {
  return (
    <Block title="Посещения за неделю">
      {visits === null && (
        <Text c="red">
          Счётчик посещений не читается. Сайт и заявки работают; покажите это тому, кто следит за сервером.
        </Text>
      )}
      {visits !== null && visits.since === null && (
        <EmptyState words="Посещений ещё не считали: первые появятся, когда кто-нибудь откроет сайт.">
          <OpenSite />
        </EmptyState>
      )}
      {visits !== null && visits.since !== null && <Week visits={visits} since={visits.since} />}
    </Block>
  );
}

function Week({ visits, since }: { visits: VisitFigures; since: string }) {
  const { week, before, today, sources, pages, goals } = visits;
  return (
    <>
      <Text size="sm" c="dimmed">
        С {formatDayMonth(week.from)} по {formatDate(week.to)}, рядом неделя раньше. Посещений {week.arrivals}, было{' '}
        {before.arrivals}; просмотров {week.views}, было {before.views}. Сегодня пока посещений {today.arrivals},
        просмотров {today.views}.
        {since > before.from && ` Считаем с ${formatDate(since)}: сравнивать недели целиком ещё рано.`}
      </Text>
      <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="xl" verticalSpacing="md">
        <VisitTable title="Откуда заходят" column="Источник" lines={sources} />
        <VisitTable title="Что смотрят" column="Страница" lines={pages} />
        <VisitTable title="Что делают" column="Действие" lines={goals} />
      </SimpleGrid>
    </>
  );
}
