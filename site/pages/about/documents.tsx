import { typograph } from '../../../model/format/typograph.ts';
import { Accordion } from '../../ui/accordion.tsx';
import { Section } from '../../ui/section.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import type { AboutData } from './data.ts';
import css from './documents.module.css';

/** To read before the contract, here and not in a file. */
export function Documents({ documents }: Pick<AboutData, 'documents'>) {
  return (
    <Section>
      <SectionHead title={typograph('Документы можно прочитать до договора')} />
      <div className={css.list}>
        {documents.map(({ title, summary, sections }, index) => (
          <article className={css.document} key={title}>
            <div className={css.about}>
              <h3>{title}</h3>
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
