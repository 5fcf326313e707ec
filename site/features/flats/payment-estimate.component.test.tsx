import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderOnPage } from '../../shell/navigation/on-page.fixture.tsx';
import { PaymentEstimate } from './payment-estimate.tsx';
import { PaymentFold } from './payment-fold.tsx';
import type { PaymentView } from './payment-words.ts';

const INSTALMENT = { minFirstPaymentShare: 0.5, maxMonths: 12, note: 'Без процентов.' };
const PAYMENT: PaymentView = {
  example: { monthly: '100 000 ₽', terms: 'взнос 30 %', ratePercent: 20 },
  ...{ law: 'Не оферта.', lenderUrl: 'https://bank.ru/terms', instalment: INSTALMENT, instalmentWords: 'Рассрочка' },
};

const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ');
const panel = () => within(screen.getAllByRole('tabpanel')[0] as HTMLElement);
const monthly = (shown = panel()) => plain(shown.getByText('Платёж в месяц').parentElement?.textContent);
const rate = () => panel().getByLabelText('Ставка вашего банка, % годовых');
const slide = (name: string, value: number) =>
  fireEvent.input(panel().getByLabelText(name), { target: { value: String(value) } });

function show(ratePercent: number | null = 20) {
  renderOnPage(<PaymentEstimate priceRub={10_000_000} instalment={INSTALMENT} ratePercent={ratePercent} />);
}

test('the payment of a mortgage follows the first payment, the term and the rate', async () => {
  show();
  expect(monthly()).toBe('Платёж в месяц 118 918 ₽');
  slide('Первый взнос', 50);
  expect(monthly()).toBe('Платёж в месяц 84 941 ₽');
  expect(panel().getByLabelText('Первый взнос').getAttribute('aria-valuetext')).toMatch(/50.% · 5.000.000.₽/);
  slide('Срок', 10);
  expect(monthly()).toBe('Платёж в месяц 96 628 ₽');
  await userEvent.clear(rate());
  await userEvent.paste('10');
  expect(monthly()).toBe('Платёж в месяц 66 075 ₽');
  expect(plain(panel().getByText(/За весь срок/).textContent)).toMatch(/Кредит 5 000 000 ₽.*вернёте 7 929 000 ₽/);
});

test('without a rate the result asks for it', () => {
  show(null);
  expect(monthly()).toBe('Платёж в месяц впишите ставку');
  expect(panel().queryByText(/За весь срок/)).toBeNull();
});

test('a wrong rate is named on leaving the field and no more while it is corrected', async () => {
  show();
  await userEvent.clear(rate());
  await userEvent.paste('99');
  expect(panel().queryByText(/от 0,1 до 60/)).toBeNull();
  await userEvent.tab();
  expect(rate().getAttribute('aria-invalid')).toBe('true');
  await userEvent.type(rate(), '9');
  expect(rate().hasAttribute('aria-invalid')).toBe(false);
});

test('an instalment begins with the least first payment and the longest term, and allows nothing beyond', () => {
  show();
  const shown = within(screen.getByRole('tabpanel', { name: 'Рассрочка' }));
  expect(monthly(shown)).toBe('Платёж в месяц 416 667 ₽');
  expect(shown.getByLabelText('Первый взнос')).toMatchObject({ min: '50', value: '50' });
  expect(shown.getByLabelText('Срок')).toMatchObject({ min: '3', max: '12', value: '12' });
});

test('without instalments there are no tabs', () => {
  renderOnPage(<PaymentEstimate priceRub={1_000_000} instalment={null} ratePercent={20} />);
  expect(screen.queryByRole('tab')).toBeNull();
  screen.getByText('Платёж в месяц');
});

test('the calculation loads when its fold is opened; the law and the warning are always there', async () => {
  renderOnPage(<PaymentFold priceRub={10_000_000} payment={PAYMENT} />);
  const fold = screen.getByText(/Ипотека/).closest('details');
  screen.getByText('Рассрочка');
  screen.getByText('Не оферта.');
  expect(document.querySelector('a[href="https://bank.ru/terms"]')).not.toBeNull();
  act(() => void fold?.dispatchEvent(new Event('toggle')));
  await screen.findByRole('tab', { name: 'Рассрочка', hidden: true });
  expect(screen.getByLabelText('Ставка вашего банка, % годовых')).toHaveProperty('value', '20');
});
