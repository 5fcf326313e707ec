import { SimpleGrid, Stack, Text, Title } from '@mantine/core';
import type { VisitFigures } from '../../../model/counts/visit-figures.ts';
import { leadsPerHundred } from '../../../model/counts/visit-figures.ts';
import { formatDate, formatDayMonth } from '../../../model/format/date.ts';
import { LEADS, plural } from '../../../model/format/plural.ts';
import { EmptyState } from '../lib/empty-state.tsx';
import { OpenSite } from '../look/open-site.tsx';
import { Figure } from './figure.tsx';
import { VisitTable } from './visit-table.tsx';

/** Figures of the last full week from the site's counts; `null` means that the counts cannot be read. */
export function VisitsBlock({ visits }: { visits: VisitFigures | null }) {
  return (
    <Stack gap="xs" component="section" aria-labelledby="visits">
      <Title order={2} size="h3" id="visits">
        Посещения за неделю
      </Title>
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
    </Stack>
  );
}

function Week({ visits, since }: { visits: VisitFigures; since: string }) {
  const { week, before, today, sources, pages, goals } = visits;
  const rate = leadsPerHundred(week);
  const rateBefore = leadsPerHundred(before);
  return (
    <>
      <Text size="sm" c="dimmed">
        С {formatDayMonth(week.from)} по {formatDate(week.to)}, рядом неделя раньше. Сегодня пока заходов{' '}
        {today.arrivals}, просмотров {today.views}.
        {since > before.from && ` Считаем с ${formatDate(since)}: сравнивать недели целиком ещё рано.`}
      </Text>
      <SimpleGrid cols={{ base: 2, md: 4 }} spacing="md">
        <Figure
          value={String(week.arrivals)}
          label={plural(week.arrivals, ['заход', 'захода', 'заходов'])}
          note={`было ${before.arrivals}`}
        />
        <Figure
          value={String(week.views)}
          label={plural(week.views, ['просмотр', 'просмотра', 'просмотров'])}
          note={`было ${before.views}`}
        />
        <Figure
          value={week.leads === null ? '—' : String(week.leads)}
          label={plural(week.leads ?? 0, LEADS)}
          note={before.leads === null ? '' : `было ${before.leads}`}
        />
        <Figure
          value={rate === null ? '—' : shortNumber(rate)}
          label="заявок на сто заходов"
          note={rateBefore === null ? '' : `было ${shortNumber(rateBefore)}`}
        />
      </SimpleGrid>
      <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="xl" verticalSpacing="md">
        <VisitTable title="Откуда заходят" column="Источник" lines={sources} />
        <VisitTable title="Что смотрят" column="Страница" lines={pages} />
        <VisitTable title="Что делают" column="Действие" lines={goals} />
      </SimpleGrid>
    </>
  );
}

function shortNumber(value: number): string {
  return value.toFixed(1).replace('.', ',');
}
