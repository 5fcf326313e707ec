import { SimpleGrid, Text } from '@mantine/core';
import type { VisitFigures } from '../../../model/counts/visit-figures.ts';
import { formatDate, formatDayMonth } from '../../../model/format/date.ts';
import { Block } from '../lib/block.tsx';
import { LineBlock } from '../lib/line-block.tsx';
import { VisitTable } from './visit-table.tsx';

const TITLE = 'Посещения за неделю';

/** Figures of the last full week from the site's counts; `null` means that the counts cannot be read. */
export function VisitsBlock({ visits }: { visits: VisitFigures | null }) {
  if (visits === null) {
    return (
      <LineBlock title={TITLE}>
        <Text c="red">
          Счётчик посещений не читается. Сайт и заявки работают; покажите это тому, кто следит за сервером.
        </Text>
      </LineBlock>
    );
  }
  if (visits.since === null)
    return <LineBlock title={TITLE}>Посещений ещё не считали: первые появятся, когда сайт откроют.</LineBlock>;
  return (
    <Block isMinor title={TITLE}>
      <Week visits={visits} since={visits.since} />
    </Block>
  );
}

function Week({ visits, since }: { visits: VisitFigures; since: string }) {
  const { week, before, today, sources, pages, goals } = visits;
  const tables = [
    { title: 'Откуда заходят', column: 'Источник', lines: sources },
    { title: 'Что смотрят', column: 'Страница', lines: pages },
    { title: 'Что делают', column: 'Действие', lines: goals },
  ].filter(({ lines }) => lines.length > 0);
  return (
    <>
      <Text size="sm" c="dimmed">
        С {formatDayMonth(week.from)} по {formatDate(week.to)}. Посещений {week.arrivals}, неделей раньше{' '}
        {before.arrivals}; просмотров {week.views}, было {before.views}. Сегодня пока посещений {today.arrivals},
        просмотров {today.views}.
        {since > before.from && ` Считаем с ${formatDate(since)}: сравнивать недели целиком ещё рано.`}
      </Text>
      {tables.length > 0 && (
        <details>
          <summary>Подробнее о посещениях</summary>
          <SimpleGrid cols={{ base: 1, lg: tables.length }} spacing="xl" verticalSpacing="md" pt="sm">
            {tables.map((table) => (
              <VisitTable key={table.title} {...table} />
            ))}
          </SimpleGrid>
        </details>
      )}
    </>
  );
}
