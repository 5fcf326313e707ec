import { typograph } from '../../../model/format/typograph.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Empty } from '../../ui/empty.tsx';

export function NoVacancies() {
  return (
    <Empty title="Сейчас вакансий нет" action={<ButtonLink to="#form">Рассказать о{'\u00a0'}себе</ButtonLink>}>
      {typograph('Бригады набраны. Оставьте телефон и напишите, что умеете: позвоним, когда появится место.')}
    </Empty>
  );
}
