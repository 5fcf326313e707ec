import { Button } from '@mantine/core';
import { Link } from 'react-router';
import type { LeadView } from '../../../contract/leads.ts';
import { EmptyState } from '../../lib/empty-state.tsx';
import { OpenSite } from '../../look/open-site.tsx';

const EMPTY: Readonly<Record<LeadView, string>> = {
  inbox: 'Новых заявок нет. Когда придёт, появится здесь сама.',
  work: 'В работе ничего нет. Сюда попадает заявка, которую взяли.',
  due: 'Напоминаний на сейчас нет. Час звонка назначают в заявке.',
  trouble: 'Все заявки доставлены.',
  held: 'В карантине пусто. Сюда попадает то, что похоже на спам.',
  over: 'Завершённых заявок нет. Сюда попадают договоры и отказы.',
  spam: 'Спама нет.',
  all: 'Заявок ещё не было.',
};

type Props = {
  readonly view: LeadView;
  readonly isNarrowed: boolean;
  /** No lead has ever come. */
  readonly isFirst: boolean;
};

export function NoLeads({ view, isNarrowed, isFirst }: Props) {
  if (isFirst) {
    return (
      <EmptyState words="Заявок ещё не было. Они появятся здесь сами, как только посетитель отправит форму на сайте. Отправьте пробную, чтобы увидеть, как это выглядит.">
        <OpenSite />
      </EmptyState>
    );
  }
  return (
    <EmptyState words={isNarrowed ? 'По этому запросу ничего нет.' : EMPTY[view]}>
      {(view !== 'all' || isNarrowed) && (
        <Button component={Link} to="/leads?show=all" variant="default">
          Показать все
        </Button>
      )}
    </EmptyState>
  );
}
