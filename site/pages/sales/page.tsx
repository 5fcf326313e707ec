import { memo, useDeferredValue } from 'react';
import { counted, FLATS, plural } from '../../../model/format/plural.ts';
import { FlatRows } from '../../features/flats/flat-rows.tsx';
import { FormBand } from '../../features/lead-form/form-band.tsx';
import { ViewingChoice } from '../../features/lead-form/viewing-choice.tsx';
import { ListFailure } from '../../features/list/list-failure.tsx';
import type { Found as FoundIn } from '../../features/list/use-found.ts';
import type { PagePayload } from '../../page-contract/page.ts';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import { EMPTY_CHOICE, isFiltered } from './choice.ts';
import type { ListedFlat, SalesData } from './data.ts';
import { FilterBar } from './filter-bar.tsx';
import { FlatChoice } from './flat-choice.tsx';
import { FlatMap } from './flat-map.tsx';
import { FLATS_PER_PAGE } from './flats-per-page.ts';
import type { NearMatch } from './near-matches.ts';
import css from './page.module.css';
import { SOLD_LIST } from './sold-list.ts';
import { useFlats } from './use-flats.ts';

export function Page({ payload: { data } }: { payload: PagePayload<SalesData> }) {
  const { base, page, pages, total, sold } = data;
  const { choice, changeChoice, found, near } = useFlats(data);
  const isWhole = !isFiltered(choice) && choice.sort === '';
  const nextTo = page < pages ? `${base}/page/${page + 1}` : undefined;
  return (
    <>
      <Wrap>
        {total > 0 ? <FilterBar data={data} choice={choice} found={found} onChange={changeChoice} /> : null}
        {page > 1 ? (
          <p className={css.start}>
            <ArrowLink to={base} icon="left">
              В начало списка
            </ArrowLink>
          </p>
        ) : null}
        <Found
          data={data}
          found={found}
          near={near}
          filtered={isFiltered(choice)}
          onReset={() => changeChoice(({ sort }) => ({ ...EMPTY_CHOICE, sort }))}
        />
        {isWhole && pages > 1 ? (
          <Pagination shown={Math.min(page * FLATS_PER_PAGE, total)} total={total} nextTo={nextTo} label="Следующие" />
        ) : null}
        {base === SOLD_LIST ? (
          <p className={css.how}>
            <ArrowLink to="/sales">Квартиры в{'\u00a0'}продаже</ArrowLink>
          </p>
        ) : sold > 0 ? (
          <p className={css.how}>
            <ArrowLink to={SOLD_LIST}>{soldWords(sold)}</ArrowLink>
          </p>
        ) : null}
      </Wrap>
      <BelowList data={data} />
    </>
  );
}

/** Rendered again only with other data: a filter must not wait for a map of all flats and a choice of them. */
const BelowList = memo(function BelowList({ data: { map, tellsHow, form, choosable, viewings } }: { data: SalesData }) {
  return (
    <>
      <Wrap>
        {map ? <FlatMap {...map} /> : null}
        {tellsHow ? (
          <p className={css.how}>
            <ArrowLink to="/prodazha-kvartir">Как мы продаём квартиры с{'\u00a0'}ремонтом</ArrowLink>
          </p>
        ) : null}
      </Wrap>
      <FormBand
        kind="flat"
        {...form}
        question={
          <>
            <FlatChoice flats={choosable} />
            <ViewingChoice wishes={viewings} />
          </>
        }
      />
    </>
  );
});

/** «Ещё 2 квартиры проданы: посмотреть». */
function soldWords(sold: number): string {
  return `Ещё ${counted(sold, FLATS)} ${plural(sold, ['продана', 'проданы', 'продано'])}: посмотреть`;
}

type FoundProps = {
  data: SalesData;
  found: FoundIn<ListedFlat>;
  near: readonly NearMatch[];
  filtered: boolean;
  onReset: () => void;
};

function Found({ data: { empty, total }, found, near, filtered, onReset }: FoundProps) {
  const { items, status, retry } = found;
  // Hundreds of rows are rendered in short tasks, after the pressed filter has been shown.
  const rendered = useDeferredValue(items);
  if (status === 'failed') return <ListFailure onRetry={retry} />;
  if (items.length > 0) {
    return <FlatRows flats={rendered.length > 0 ? rendered : items} busy={status === 'loading'} />;
  }
  const nothing = (
    <Empty
      title={empty.title}
      action={
        filtered && total > 0 ? (
          <Button variant="secondary" onClick={onReset}>
            Сбросить фильтры
          </Button>
        ) : (
          <ButtonLink to="#form">Оставить телефон</ButtonLink>
        )
      }
    >
      {empty.text}
    </Empty>
  );
  if (near.length === 0) return nothing;
  return (
    <>
      {nothing}
      <section className={css.near} aria-labelledby="near">
        <h2 className={css.nearTitle} id="near">
          Похожие
        </h2>
        <FlatRows flats={near.map(({ flat, note }) => ({ ...flat, note }))} headingLevel={3} />
      </section>
    </>
  );
}
