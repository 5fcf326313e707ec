import { Checkbox } from '../ui/checkbox.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { TextInput } from '../ui/text-input.tsx';
import { Sample } from './sample.tsx';

const CONSENT = 'Даю согласие на обработку моих данных';

export function FieldSamples() {
  return (
    <>
      <Sample name="Строка: обычная, заполнена, с подсказкой, ошибка, верно, недоступна" as="cells">
        <TextInput label="Обычное" placeholder="Анна" />
        <TextInput label="Заполнено" defaultValue="Анна" />
        <TextInput label="С подсказкой" hint="Нужна, чтобы выслать смету" placeholder="anna@mail.ru" />
        <TextInput label="Ошибка" defaultValue="+7 (900) 123-4" error="Не хватает 3 цифр: после +7 нужно десять" />
        <TextInput label="Верно" defaultValue="+7 (900) 123-45-67" success="Номер записан верно" />
        <TextInput label="Недоступно" defaultValue="Калининград" hint="Город определяется адресом" disabled />
      </Sample>
      <Sample name="Многострочное: обычное, ошибка, недоступно" as="cells">
        <TextArea label="Рассказ" rows={3} placeholder="Новостройка, ключи в марте" />
        <TextArea label="Рассказ с ошибкой" rows={3} defaultValue="…" error="Слишком длинно: до 2000 знаков" />
        <TextArea label="Рассказ недоступен" rows={3} disabled />
      </Sample>
      <Sample name="Галочка: пустая, стоит, ошибка, недоступна, с ценой; выбор одного" as="cells">
        <Checkbox>{CONSENT}</Checkbox>
        <Checkbox defaultChecked>{CONSENT}</Checkbox>
        <Checkbox error="Без согласия мы не вправе сохранить номер">{CONSENT}</Checkbox>
        <Checkbox disabled>{CONSENT}</Checkbox>
        <Checkbox aside="48 000 ₽">Тёплый пол в ванной</Checkbox>
        <Checkbox type="radio" name="gallery-radio" value="today" defaultChecked>
          Перезвонить сегодня
        </Checkbox>
        <Checkbox type="radio" name="gallery-radio" value="tomorrow">
          Перезвонить завтра
        </Checkbox>
      </Sample>
    </>
  );
}
