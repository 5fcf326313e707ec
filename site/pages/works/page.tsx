import { counted, FLATS } from '../../../model/format/plural.ts';
import { FormBand } from '../../features/lead-form/form-band.tsx';
import type { Found } from '../../features/list/use-found.ts';
import type { UnderwayNow } from '../../features/underway/underway-data.ts';
import { LandingLinks } from '../../features/works/landing-links.tsx';
import type { PagePayload } from '../../page-contract/page.ts';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import { Button } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Link } from '../../ui/link.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import type { ListedWork, WorksData } from './data.ts';
import { FilterBar } from './filter-bar.tsx';
import { cleared, isChosen } from './filter-choice.ts';
import css from './page.module.css';
import { WORKS_PER_PAGE } from './portion-size.ts';
import { useWorks } from './use-works.ts';
import { WorksList } from './works-list.tsx';

export function Page({ payload: { data } }: { payload: PagePayload<WorksData> }) {
  const { choice, changeChoice, found, startsLater } = useWorks(data);
  const isFiltered = isChosen(choice);
  return (
    <>
      <Wrap>
        {data.underway ? <UnderwayLink {...data.underway} /> : null}
        {data.total > 1 ? <FilterBar data={data} choice={choice} found={found} onChange={changeChoice} /> : null}
        {startsLater ? (
          <p className={css.start}>
            <Link to="/works" look="text">
              В начало списка
            </Link>
          </p>
        ) : null}
        {isFiltered && found.items.length === 0 && found.status === 'done' ? (
          <NothingFound onReset={() => changeChoice(cleared)}>{data.emptyText}</NothingFound>
        ) : (
          <WorksList works={found.items} even={isFiltered} />
        )}
        <MoreWorks data={data} found={found} filtered={isFiltered} />
      </Wrap>
      <LandingLinks title="По пакетам и домам" links={data.landings} />
      <FormBand kind="callback" {...data.form} />
    </>
  );
}

function UnderwayLink({ count, freeText }: UnderwayNow) {
  const free = freeText ? `, ближайшее начало — ${freeText}` : '';
  return (
    <p className={css.underway}>
      <ArrowLink to="/works/seychas">{`Сейчас в работе: ${counted(count, FLATS)}${free}`}</ArrowLink>
    </p>
  );
}

function NothingFound({ onReset, children }: { onReset: () => void; children: string }) {
  return (
    <Empty
      title={'Таких работ пока не\u00a0показали'}
      action={
        <Button variant="secondary" onClick={onReset}>
          Сбросить фильтры
        </Button>
      }
    >
      {children}
    </Empty>
  );
}

type MoreWorksProps = { data: WorksData; found: Found<ListedWork>; filtered: boolean };

function MoreWorks({ data, found, filtered }: MoreWorksProps) {
  const { page, pages, total } = data;
  if (!filtered) {
    if (pages === 1) return null;
    const nextTo = page < pages ? `/works/page/${page + 1}` : undefined;
    return <Pagination shown={Math.min(page * WORKS_PER_PAGE, total)} total={total} nextTo={nextTo} />;
  }
  if (found.status === 'done') return null;
  const failed = found.status === 'failed';
  return (
    <div className={css.more}>
      {failed ? <p>Не всё загрузилось: нет связи.</p> : null}
      <Button
        variant="secondary"
        busy={found.status === 'loading'}
        busyLabel="Ищем…"
        onClick={failed ? found.retry : found.showMore}
      >
        {failed ? 'Повторить' : 'Показать ещё'}
      </Button>
    </div>
  );
}
