import { FormBand } from '../../features/lead-form/form-band.tsx';
import { useQueryChoice } from '../../features/list/use-query-choice.ts';
import type { PagePayload } from '../../page-contract/page.ts';
import { useShell } from '../../shell/facts/shell.ts';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import { Button } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import type { DeadlinesData } from './data.ts';
import { CHOICE_IN_QUERY, matchingRows } from './deadline-filter.ts';
import { FilterBar } from './filter-bar.tsx';
import css from './page.module.css';
import { TermBars } from './term-bars.tsx';
import { TermSpread } from './term-spread.tsx';
import { TermTable } from './term-table.tsx';

export function Page({ payload: { data } }: { payload: PagePayload<DeadlinesData> }) {
  const { sentence, asOf, rows, axisDays, form } = data;
  const [choice, changeChoice] = useQueryChoice(CHOICE_IN_QUERY);
  const { browse } = useShell();
  const shown = matchingRows(rows, choice);
  return (
    <>
      <Wrap>
        <div className={css.head}>
          <div>
            <p className={css.sentence}>{sentence}</p>
            <p className={css.note}>{`${asOf} Дни календарные, первый и последний считаем.`}</p>
          </div>
          <TermSpread rows={rows} />
        </div>
        <FilterBar data={data} choice={choice} shown={shown.length} onChange={changeChoice} />
        {shown.length > 0 ? (
          <>
            <h2 className="vh">Договоры за 12{'\u00a0'}месяцев</h2>
            <TermBars rows={shown} axisDays={axisDays} />
            <TermTable rows={shown} />
          </>
        ) : (
          <Empty
            title="Таких договоров за год не было"
            action={
              <Button variant="secondary" onClick={() => changeChoice(() => ({ outcome: '', package: '', house: '' }))}>
                Показать все
              </Button>
            }
          >
            Снимите один из фильтров.
          </Empty>
        )}
        <p className={css.more}>
          <ArrowLink to={browse.to}>{browse.label}</ArrowLink>
        </p>
      </Wrap>
      <FormBand kind="callback" {...form} />
    </>
  );
}
