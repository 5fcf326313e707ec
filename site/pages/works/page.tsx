import { FormBand } from '../../features/lead-form/form-band.tsx';
import type { PagePayload } from '../../lib/page.ts';
import { Link } from '../../ui/link.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import type { WorksData } from './data.ts';
import { FilterBar } from './filter-bar.tsx';
import { cleared, isChosen } from './filter-choice.ts';
import { MoreWorks } from './more-works.tsx';
import { NothingFound } from './nothing-found.tsx';
import css from './page.module.css';
import { useWorks } from './use-works.ts';
import { WorksList } from './works-list.tsx';

export function Page({ payload: { data } }: { payload: PagePayload<WorksData> }) {
  const { choice, changeChoice, found, startsLater } = useWorks(data);
  const isFiltered = isChosen(choice);
  return (
    <>
      <Wrap>
        <FilterBar data={data} choice={choice} found={found} onChange={changeChoice} />
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
      <FormBand kind="callback" {...data.form} />
    </>
  );
}
