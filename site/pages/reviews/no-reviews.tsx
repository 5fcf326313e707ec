import { typograph } from '../../../model/format/typograph.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Empty } from '../../ui/empty.tsx';

export function NoReviews() {
  return (
    <Empty
      title="Отзывов пока нет"
      action={
        <ButtonLink variant="secondary" to="/works">
          Смотреть работы
        </ButtonLink>
      }
    >
      {typograph('Делали у нас ремонт? Оставьте отзыв в форме ниже. Опубликуем, когда дадите согласие.')}
    </Empty>
  );
}
