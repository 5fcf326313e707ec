import { Button } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';
import { Pagination } from '../ui/pagination.tsx';
import { Sample } from './sample.tsx';

export function EmptySamples() {
  return (
    <>
      <Sample name="Пустой список: с кнопкой, без" as="halves">
        <Empty as="h3" title="Таких работ пока не показали" action={<Button variant="secondary">Сбросить</Button>}>
          Снимите один из фильтров или спросите нас.
        </Empty>
        <Empty as="h3" title="Сейчас вакансий нет">
          Напишите нам: найдём, чем заняться.
        </Empty>
      </Sample>
      <Sample name="Показать ещё: начало, конец" as="stack">
        <Pagination shown={9} total={214} nextTo="#empty" />
        <Pagination shown={214} total={214} />
      </Sample>
    </>
  );
}
