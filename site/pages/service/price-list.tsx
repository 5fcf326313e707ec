import { DataTable } from '../../ui/data-table.tsx';
import grid from '../../ui/grid.module.css';
import { Section } from '../../ui/section.tsx';
import type { ServiceData } from './data.ts';

export function PriceList({ prices }: { prices: ServiceData['prices'] }) {
  return (
    <Section>
      <div className={grid.split46}>
        <h2>Цены</h2>
        <DataTable
          caption="Цены"
          head={['Что делаем', 'Цена']}
          rows={prices.map(({ title, price }) => [title, price])}
        />
      </div>
    </Section>
  );
}
