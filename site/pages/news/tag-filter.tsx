import { NoScriptNote } from '../../features/list/no-script-note.tsx';
import { ChipLink } from '../../ui/chip-link.tsx';
import { ChipRow } from '../../ui/chip-row.tsx';
import type { TagCount } from './data.ts';
import css from './tag-filter.module.css';
import { TAG_PARAMETER } from './use-articles.ts';

type TagFilterProps = { tags: readonly TagCount[]; total: number; chosen: string | null };

export function TagFilter({ tags, total, chosen }: TagFilterProps) {
  return (
    <div className={css.bar}>
      <NoScriptNote />
      <ChipRow className={css.chips} label="Темы статей">
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
