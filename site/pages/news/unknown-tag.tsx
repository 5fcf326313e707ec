import { ButtonLink } from '../../ui/button-link.tsx';
import { Empty } from '../../ui/empty.tsx';

export function UnknownTag() {
  return (
    <Empty
      title="На эту тему статей пока нет"
      action={
        <ButtonLink to="/news" variant="secondary">
          Показать все статьи
        </ButtonLink>
      }
    >
      Выберите другую тему или задайте вопрос инженеру в форме ниже.
    </Empty>
  );
}
