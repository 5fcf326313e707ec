import { FlatRows } from '../../features/flats/flat-rows.tsx';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Empty } from '../../ui/empty.tsx';
import type { SalesData } from './data.ts';
import type { FoundFlats } from './use-found-flats.ts';

type FoundProps = { data: SalesData; found: FoundFlats; filtered: boolean; onReset: () => void };

/** The rows, or what to do when there are none. */
export function Found({ data: { empty, total }, found, filtered, onReset }: FoundProps) {
  const { flats, status, retry } = found;
  if (status === 'failed') {
    return (
      <Empty title="Список загрузился не весь" action={<Button onClick={retry}>Повторить</Button>}>
        Похоже, нет связи. Ваш выбор сохранился в адресе страницы.
      </Empty>
    );
  }
  if (flats.length > 0) return <FlatRows flats={flats} busy={status === 'loading'} />;
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
