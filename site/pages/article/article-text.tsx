import { BeforeAfter } from '../../features/before-after/before-after.tsx';
import { ChipLink } from '../../ui/chip-link.tsx';
import { ChipRow } from '../../ui/chip-row.tsx';
import { Contents } from '../../ui/contents.tsx';
import { PhotoFigure } from '../../ui/photo-figure.tsx';
import reading from '../../ui/reading.module.css';
import { type BeforeAfterBlock, RichText } from '../../ui/rich-text.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import css from './article-text.module.css';
import type { ArticleData } from './data.ts';

export function ArticleText({ article }: { article: ArticleData }) {
  const { lead, contents, body, photos, tags } = article;
  return (
    <Wrap className={css.columns}>
      <Contents entries={contents} label="Содержание статьи" />
      <div className={reading.text}>
        <p className="lead">{lead}</p>
        <RichText
          text={body}
          renderPhoto={({ file }) => photos[file] && <PhotoFigure photo={photos[file]} sizes="text" />}
          renderBeforeAfter={(block) => <Comparison block={block} photos={photos} />}
        />
        <Tags tags={tags} />
      </div>
    </Wrap>
  );
}

function Comparison({ block, photos }: { block: BeforeAfterBlock } & Pick<ArticleData, 'photos'>) {
  const before = photos[block.before.file];
  const after = photos[block.after.file];
  if (!before || !after) return null;
  return (
    <figure>
      <BeforeAfter before={before} after={after} label={block.caption ?? after.alt} sizes="text" />
      {block.caption ? <figcaption className={css.caption}>{block.caption}</figcaption> : null}
    </figure>
  );
}

function Tags({ tags }: { tags: readonly string[] }) {
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
