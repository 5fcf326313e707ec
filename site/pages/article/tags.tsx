import { ChipLink } from '../../ui/chip-link.tsx';
import { ChipRow } from '../../ui/chip-row.tsx';

/** Other articles on the same themes. */
export function Tags({ tags }: { tags: readonly string[] }) {
  return (
    <ChipRow label="Темы статьи">
      {tags.map((tag) => (
        <ChipLink key={tag} to={`/news?tema=${encodeURIComponent(tag)}`}>
          {tag}
        </ChipLink>
      ))}
    </ChipRow>
  );
}
