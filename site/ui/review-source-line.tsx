import { Link } from './link.tsx';

type ReviewSourceLineProps = { title: string; url: string | null };

/** Where a review comes from. We answer for no place that strangers write on. */
export function ReviewSourceLine({ title, url }: ReviewSourceLineProps) {
  if (url === null) return <p className="caption">{title}</p>;
  return (
    <p>
      <Link to={url} look="text" rel="noopener nofollow">
        {title}
      </Link>
    </p>
  );
}
