import { serviceIconPaths } from '../services/service-icon-paths.ts';
import { BudgetTable } from '../ui/budget-table.tsx';
import { ComparisonTable } from '../ui/comparison-table.tsx';
import { DataTable } from '../ui/data-table.tsx';
import { Ledger } from '../ui/ledger.tsx';
import { Sample } from './sample.tsx';

const MONTHS = ['Январь', 'Февраль', 'Март', 'Апрель', 'Май', 'Июнь', 'Июль', 'Август', 'Сентябрь', 'Октябрь'];

export function TableSamples() {
  return (
    <>
      <Sample name="Прайс: со ссылками и без" as="stack">
        <Ledger
          rows={[
            { title: 'Приёмка квартиры', price: 'от 6 900 ₽', iconPath: serviceIconPaths.shield, to: '/services' },
            { title: 'Электрика', price: '980 ₽ за точку', iconPath: serviceIconPaths.plug },
            { title: 'Плитка', price: '2 400 ₽/м²', iconPath: serviceIconPaths.tile, to: '/services' },
            { title: 'Покраска', price: '690 ₽/м²' },
          ]}
        />
      </Sample>
      <Sample name="Таблица: с итогом, без чисел" as="stack">
        <DataTable
          caption="Платежи"
          captionHidden={false}
          head={['Этап', 'Доля', 'Сумма']}
          rows={[
            ['Перед началом', '30 %', '444 600 ₽'],
            ['После инженерных работ', '30 %', '444 600 ₽'],
          ]}
          foot={['Всего', '60 %', '889 200 ₽']}
        />
        <DataTable caption="Часы" numeric="none" rows={[['Будни', 'с 9 до 20']]} />
      </Sample>
      <Sample name="Широкая таблица листается вбок сама" as="stack">
        <DataTable
          caption="Сроки по месяцам"
          head={['Работа', ...MONTHS]}
          rows={[['Двухкомнатная, дней', ...MONTHS.map((_, index) => String(70 + index))]]}
        />
      </Sample>
      <Sample name="Бюджет" as="stack">
        <BudgetTable
          caption="Из чего сложилась цена"
          lines={[
            { title: 'Работа', totalRub: 741_000 },
            { title: 'Черновые материалы', totalRub: 326_000 },
            { title: 'Чистовые материалы', totalRub: 415_000 },
          ]}
        />
      </Sample>
      <Sample name="Сравнение: на телефоне по одному" as="stack">
        <ComparisonTable
          differences
          caption="Пакеты для примера"
          columns={[
            { title: 'Базовый', note: '14 900 ₽/м²' },
            { title: 'Комфорт', note: '21 900 ₽/м²', featured: true },
            { title: 'Авторский', note: '32 900 ₽/м²' },
          ]}
          groups={[
            {
              title: 'Стены',
              rows: [
                { title: 'Штукатурка по маякам', values: [true, true, true] },
                { title: 'Покраска', values: [false, true, true] },
              ],
            },
            { title: 'Сроки', rows: [{ title: 'Двухкомнатная', values: ['62 дня', '74 дня', '128 дней'] }] },
          ]}
        />
      </Sample>
    </>
  );
}
