import { ChipLink } from '../../ui/chip-link.tsx';
import { ChipRow } from '../../ui/chip-row.tsx';
import type { TagCount } from './data.ts';
import css from './tag-filter.module.css';
import { TAG_PARAMETER } from './use-chosen-tag.ts';

type TagFilterProps = { tags: readonly TagCount[]; total: number; chosen: string | null };

/** The choice lives in the query, which a finished file cannot read: hidden without scripts. */
export function TagFilter({ tags, total, chosen }: TagFilterProps) {
  return (
    <div className={css.bar}>
      <ChipRow label="Темы статей">
        <ChipLink to="/news" count={total} current={chosen === null} preventScrollReset>
          Все
        </ChipLink>
        {tags.map(({ tag, count }) => (
          <ChipLink
            key={tag}
            to={`/news?${TAG_PARAMETER}=${encodeURIComponent(tag)}`}
            count={count}
            current={chosen === tag}
            preventScrollReset
          >
            {tag}
          </ChipLink>
        ))}
      </ChipRow>
    </div>
  );
}
