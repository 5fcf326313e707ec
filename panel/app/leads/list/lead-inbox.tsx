import { Alert, Button, Center, Loader, Stack, Text } from '@mantine/core';
import type { LeadCard, LeadView } from '../../../contract/leads.ts';
import { usePagesInAddress } from '../../lib/use-address.ts';
import { useLead, useLeadList } from '../lead-queries.ts';
import styles from '../leads.module.css';
import { LeadsHeading } from '../leads-heading.tsx';
import { useLeadFilters } from '../use-lead-filters.ts';
import { useNow } from '../use-now.ts';
import cardStyles from './lead-card.module.css';
import { LeadCardLink, LeadColumns } from './lead-card-link.tsx';
import { LeadFilterBar } from './lead-filter-bar.tsx';
import { LeadMenu } from './lead-menu.tsx';
import { LeadViewTabs } from './lead-view-tabs.tsx';
import { movedWords } from './moved-words.ts';
import { NoLeads } from './no-leads.tsx';

/** @param opened number of the lead that is shown next to the list */
export function LeadInbox({ opened }: { readonly opened: number | null }) {
  const { filters, view, change } = useLeadFilters();
  const list = useLeadList(filters);
  const showMore = usePagesInAddress(list);
  const first = list.data?.pages[0];
  const now = useNow(list.data?.pages.at(-1)?.now);
  const leads = list.data?.pages.flatMap((page) => page.leads) ?? [];
  const clock = { now, utcOffsetHours: first?.clock.utcOffsetHours ?? 0 };
  const isStageKnown = view === 'inbox' && !filters.text;
  const isNarrowed = Object.keys(filters).some((name) => name !== 'show');
  return (
    <Stack gap="sm">
      <title>{first && first.counts.inbox > 0 ? `(${first.counts.inbox}) Заявки` : 'Заявки'}</title>
      <LeadsHeading
        current="/leads"
        isNextToLead={opened !== null}
        menu={<LeadMenu filters={filters} view={view} isNarrowed={isNarrowed} />}
      />
      <div className={styles.narrowing}>
        <LeadFilterBar filters={filters} onChange={change} />
        {filters.text ? (
          <Text size="sm">Ищем во всех заявках, где бы они ни лежали.</Text>
        ) : (
          <LeadViewTabs view={view} filters={filters} counts={first?.counts ?? null} />
        )}
      </div>
      {list.error && (
        <Alert color="red" title="Список не обновился">
          {list.error.message}
        </Alert>
      )}
      {list.isPending && (
        <Center p="xl">
          <Loader role="status" aria-label="Загружаем заявки" />
        </Center>
      )}
      {first && leads.length === 0 && (
        <NoLeads view={view} isNarrowed={isNarrowed} isFirst={!isNarrowed && first.counts.all === 0} />
      )}
      {first && (
        <div>
          {opened === null && leads.length > 0 && <LeadColumns isStageKnown={isStageKnown} />}
          <ul className={cardStyles.cards} data-rows={opened === null || undefined}>
            {withOpened(leads, opened).map((lead) => (
              <li key={typeof lead === 'number' ? lead : lead.number}>
                {typeof lead === 'number' ? (
                  <LeftCard number={lead} view={filters.text ? 'all' : view} {...clock} />
                ) : (
                  <LeadCardLink lead={lead} isStageKnown={isStageKnown} {...clock} />
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
      {list.hasNextPage && (
        <Button variant="default" loading={list.isFetchingNextPage} onClick={showMore}>
          Показать ещё
        </Button>
      )}
    </Stack>
  );
}

/** Adds the opened lead, by its number, in its place when the filters exclude it. */
function withOpened(leads: readonly LeadCard[], opened: number | null): readonly (LeadCard | number)[] {
  if (opened === null || leads.some(({ number }) => number === opened)) return leads;
  const later = leads.filter(({ number }) => number > opened);
  return [...later, opened, ...leads.slice(later.length)];
}

type LeftCardProps = {
  readonly number: number;
  readonly view: LeadView;
  readonly now: Date;
  readonly utcOffsetHours: number;
};

/** The opened lead when the filters exclude it, for example after it was taken. */
function LeftCard({ number, view, ...clock }: LeftCardProps) {
  const lead = useLead(number).data?.card;
  if (!lead) return null;
  const moved = movedWords(lead, view);
  return <LeadCardLink lead={lead} moved={moved} isStageKnown={moved !== null} {...clock} />;
}
