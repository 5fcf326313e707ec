import { FlatRows } from '../../features/flats/flat-rows.tsx';
import { ListFailure } from '../../features/list/list-failure.tsx';
import type { Found as FoundIn } from '../../features/list/use-found.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Empty } from '../../ui/empty.tsx';
import type { ListedFlat, SalesData } from './data.ts';

type FoundProps = { data: SalesData; found: FoundIn<ListedFlat>; filtered: boolean; onReset: () => void };

/** The rows, or what to do when there are none. */
export function Found({ data: { empty, total }, found, filtered, onReset }: FoundProps) {
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
