import { PaperLinks } from '../../features/papers/paper-links.tsx';
import { Accordion } from '../../ui/accordion.tsx';
import { Section } from '../../ui/section.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import type { AboutData } from './data.ts';
import css from './documents.module.css';

export function Documents({ title, papers, documents }: Pick<AboutData, 'papers' | 'documents'> & { title: string }) {
  if (papers.length + documents.length === 0) return null;
  return (
    <Section>
      <SectionHead title={title} />
      {papers.length > 0 ? <PaperLinks papers={papers} /> : null}
      <div className={css.list}>
        {documents.map(({ title: name, summary, sections }, index) => (
          <article className={css.document} key={name}>
            <div className={css.about}>
              <h3>{name}</h3>
              <p>{summary}</p>
            </div>
            <Accordion
              className={css.sections}
              name={`document-${index}`}
              items={sections.map((section) => ({ title: section.title, content: section.text }))}
            />
          </article>
        ))}
      </div>
    </Section>
  );
}
