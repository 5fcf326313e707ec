import { Link } from './link.tsx';

type ReviewSourceLineProps = { title: string; url: string | null };

/** Source of a review. `nofollow`, since the company does not vouch for third-party sites. */
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
