import type { Found } from '../../features/list/use-found.ts';
import { Button } from '../../ui/button.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import type { ListedWork, WorksData } from './data.ts';
import css from './more-works.module.css';
import { WORKS_PER_PAGE } from './portion-size.ts';

type MoreWorksProps = { data: WorksData; found: Found<ListedWork>; filtered: boolean };

/** The way on: to the next page of the list, or to more of what a filter has found. */
export function MoreWorks({ data, found, filtered }: MoreWorksProps) {
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
