import { BeforeAfter } from '../../features/before-after/before-after.tsx';
import { cx } from '../../ui/cx.ts';
import { columns } from '../../ui/photo-sizes.ts';
import { Section } from '../../ui/section.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import css from './before-after-pairs.module.css';
import type { BeforeAfterView } from './data.ts';

export function BeforeAfterPairs({ pairs }: { pairs: readonly BeforeAfterView[] }) {
  if (pairs.length === 0) return null;
  const isAlone = pairs.length === 1;
  return (
    <Section>
      <SectionHead
        title="До и после"
        lead={
          <>
            Вид из одной точки. <span className={css.hint}>Потяните ползунок.</span>
          </>
        }
      />
      <div className={css.pairs}>
        {pairs.map(({ title, caption, before, after }, index) => (
          <figure className={cx(css.pair, isAlone && css.alone)} key={caption}>
            <BeforeAfter
              before={before}
              after={after}
              label={title}
              start={index % 2 === 0 ? 46 : 40}
              sizes={isAlone ? columns(10, undefined, 64) : 'half'}
            />
            <figcaption className={css.caption}>{caption}</figcaption>
          </figure>
        ))}
      </div>
    </Section>
  );
}
