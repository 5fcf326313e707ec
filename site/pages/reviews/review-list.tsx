import type { ReviewView } from '../../features/reviews/review-data.ts';
import { ReviewItem } from '../../features/reviews/review-item.tsx';

export function ReviewList({ reviews }: { reviews: readonly ReviewView[] }) {
  return (
    <ul>
      {reviews.map((review) => (
        <li key={review.slug}>
          <ReviewItem review={review} />
        </li>
      ))}
    </ul>
  );
}
