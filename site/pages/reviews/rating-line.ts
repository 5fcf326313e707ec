import { formatNumber } from '../../../model/format/area.ts';
import { counted } from '../../../model/format/plural.ts';

const REVIEWS = ['отзыва', 'отзывов', 'отзывов'] as const;

/** «Средняя оценка 4,7 из 5: сложили оценки всех 10 отзывов на этой странице и разделили на их число.» */
export function ratingLine(reviews: readonly { readonly rating: number }[]): string {
  const sum = reviews.reduce((total, { rating }) => total + rating, 0);
  const mean = formatNumber(Math.round((sum / reviews.length) * 10) / 10);
  if (reviews.length === 1) return `Оценка единственного отзыва — ${mean} из 5.`;
  return `Средняя оценка ${mean} из 5: сложили оценки всех ${counted(reviews.length, REVIEWS)} на этой странице и разделили на их число.`;
}
