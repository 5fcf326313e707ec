import { FlatRows } from '../../features/flats/flat-rows.tsx';
import { FormBand } from '../../features/lead-form/form-band.tsx';
import { ViewingChoice } from '../../features/lead-form/viewing-choice.tsx';
import { ListFailure } from '../../features/list/list-failure.tsx';
import type { Found as FoundIn } from '../../features/list/use-found.ts';
import type { PagePayload } from '../../lib/page.ts';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import { EMPTY_CHOICE, isFiltered } from './choice.ts';
import type { ListedFlat, SalesData } from './data.ts';
import { FilterBar } from './filter-bar.tsx';
import { FLATS_PER_PAGE } from './flats-per-page.ts';
import css from './page.module.css';
import { useFlats } from './use-flats.ts';

export function Page({ payload: { data } }: { payload: PagePayload<SalesData> }) {
  const { page, pages, total, form, viewings, tellsHow } = data;
  const { choice, changeChoice, found } = useFlats(data);
  const isWhole = !isFiltered(choice) && choice.sort === '';
  const nextTo = page < pages ? `/sales/page/${page + 1}` : undefined;
  return (
    <>
      <Wrap>
        {total > 0 ? <FilterBar data={data} choice={choice} found={found} onChange={changeChoice} /> : null}
        {page > 1 ? (
          <p className={css.start}>
            <ArrowLink to="/sales" icon="left">
              В начало списка
            </ArrowLink>
          </p>
        ) : null}
        <Found
          data={data}
          found={found}
          filtered={isFiltered(choice)}
          onReset={() => changeChoice(({ sort }) => ({ ...EMPTY_CHOICE, sort }))}
        />
        {isWhole && pages > 1 ? (
          <Pagination shown={Math.min(page * FLATS_PER_PAGE, total)} total={total} nextTo={nextTo} label="Следующие" />
        ) : null}
        {tellsHow ? (
          <p className={css.how}>
            <ArrowLink to="/prodazha-kvartir">Как мы продаём квартиры с{'\u00a0'}ремонтом</ArrowLink>
          </p>
        ) : null}
      </Wrap>
      <FormBand kind="flat" {...form} question={<ViewingChoice wishes={viewings} />} />
    </>
  );
}

type FoundProps = { data: SalesData; found: FoundIn<ListedFlat>; filtered: boolean; onReset: () => void };

/** The rows, or what to do when there are none. */
function Found({ data: { empty, total }, found, filtered, onReset }: FoundProps) {
  const { items, status, retry } = found;
  if (status === 'failed') return <ListFailure onRetry={retry} />;
  if (items.length > 0) return <FlatRows flats={items} busy={status === 'loading'} />;
  return (
    <Empty
      title={empty.title}
      action={
        filtered && total > 0 ? (
          <Button variant="secondary" onClick={onReset}>
            Сбросить фильтры
          </Button>
        ) : (
          <ButtonLink to="#form">Сообщить о новой</ButtonLink>
        )
      }
    >
      {empty.text}
    </Empty>
  );
}
