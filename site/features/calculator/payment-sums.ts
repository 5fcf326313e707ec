import type { Package } from '../../../model/kinds/package.ts';

export type PaymentView = { readonly share: number; readonly when: string; readonly totalRub: number };

/** Returns payments in roubles; they add up exactly to the total. */
export function toPayments(payments: Package['payments'], totalRub: number): PaymentView[] {
  let shares = 0;
  let paidRub = 0;
  return payments.map(({ share, when }) => {
    shares += share;
    const dueRub = Math.round((totalRub * shares) / 100);
    const payment = { share, when, totalRub: dueRub - paidRub };
    paidRub = dueRub;
    return payment;
  });
}
