import { expect, test } from 'vitest';
import type { Content } from '../../model/content.ts';
import { serviceIconPaths } from './service-icon-paths.ts';
import { serviceRows } from './service-rows.ts';

test('a service with its own page shows the price of that page, another service the price of its row', () => {
  const rows = [
    { icon: 'plan', title: 'Проект', service: 'dizajn-proekt' },
    { icon: 'key', title: 'Двери', price: { rub: 5400, from: true, unit: 'дверь' } },
  ];
  const services = [{ slug: 'dizajn-proekt', price: { rub: 2000, from: false, unit: 'м²' } }];
  const shown = serviceRows({ home: { services: { rows } }, services } as unknown as Content);
  const plain = shown.map((row) => ({ ...row, price: row.price.replace(/\s/g, ' ') }));
  expect(plain).toEqual([
    { title: 'Проект', iconPath: serviceIconPaths.plan, price: '2 000 ₽/м²', to: '/services/dizajn-proekt' },
    { title: 'Двери', iconPath: serviceIconPaths.key, price: 'от 5 400 ₽ за дверь' },
  ]);
});
