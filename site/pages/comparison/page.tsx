import { MAX_COMPARED } from '../../features/flats/chosen-flats.ts';
import type { PagePayload } from '../../page-contract/page.ts';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import { ComparedFlats } from './compared-flats.tsx';
import type { ComparisonData } from './data.ts';
import css from './page.module.css';
import { useCompared } from './use-compared.ts';

export function Page(_: { payload: PagePayload<ComparisonData> }) {
  return (
    <Wrap className={css.page}>
      <noscript>
        <p>Чтобы сравнивать, включите в браузере JavaScript. Все квартиры со всеми сведениями есть в списке.</p>
      </noscript>
      <Compared />
      <p className={css.back}>
        <ArrowLink to="/sales" icon="left">
          Квартиры в{'\u00a0'}продаже
        </ArrowLink>
      </p>
    </Wrap>
  );
}

function Compared() {
  const compared = useCompared();
  if (compared.status === 'failed') {
    return (
      <Empty title="Квартиры не загрузились" action={<Button onClick={compared.retry}>Повторить</Button>}>
        Похоже, нет связи. Ваш выбор сохранился в{'\u00a0'}адресе страницы.
      </Empty>
    );
  }
  if (compared.status === 'waiting') return <p className={css.waiting} aria-busy="true" />;
  const { flats, remove } = compared;
  if (flats.length === 0) {
    return (
      <Empty title="Пока нечего сравнивать" action={<ButtonLink to="/sales">Выбрать квартиры</ButtonLink>}>
        {`Отметьте «Сравнить» у${'\u00a0'}двух, трёх или четырёх квартир в${'\u00a0'}списке: они запомнятся на${'\u00a0'}этом устройстве.`}
      </Empty>
    );
  }
  return (
    <>
      <ComparedFlats flats={flats} onRemove={remove} />
      {flats.length < MAX_COMPARED ? (
        <p className="sub">{`Можно добавить ещё: отметьте «Сравнить» в${'\u00a0'}списке.`}</p>
      ) : null}
    </>
  );
}
