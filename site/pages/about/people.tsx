import { counted, type PluralForms } from '../../../model/format/plural.ts';
import { quotation } from '../../../model/format/quotation.ts';
import { cx } from '../../ui/cx.ts';
import { Link } from '../../ui/link.tsx';
import { PhotoFigure } from '../../ui/photo-figure.tsx';
import { Quote } from '../../ui/quote.tsx';
import { Section } from '../../ui/section.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import strip from '../../ui/strip.module.css';
import css from './people.module.css';
import type { PersonStory } from './people-data.ts';

export function People({ people, lead }: { people: readonly PersonStory[]; lead: string | undefined }) {
  const [first, ...others] = people;
  if (!first) return null;
  return (
    <Section aria-labelledby="lyudi">
      <SectionHead id="lyudi" title="Люди" lead={lead} />
      <First person={first} />
      {others.length > 0 ? (
        <ul className={cx(css.rows, strip.strip)} data-strip>
          {others.map((person) => (
            <li className={css.row} key={person.slug} id={person.slug}>
              <Portrait person={person} />
              <Who person={person} />
              <div className={css.proof}>
                <Facts facts={person.facts} />
                <Pages person={person} />
              </div>
            </li>
          ))}
        </ul>
      ) : null}
    </Section>
  );
}

function First({ person }: { person: PersonStory }) {
  const { slug, quote, facts } = person;
  return (
    <div className={css.first} id={slug}>
      <Portrait person={person} isLarge />
      <div className={css.words}>
        <Who person={person} />
        {quote ? <Quote>{quotation(quote)}</Quote> : null}
        <Facts facts={facts} />
        <Pages person={person} />
      </div>
    </div>
  );
}

function Portrait({ person: { portrait }, isLarge = false }: { person: PersonStory; isLarge?: boolean }) {
  if (!portrait) return null;
  return (
    <PhotoFigure className={css.portrait} photo={portrait} sizes={isLarge ? 'portrait' : 'portraitSmall'} ratio="4/5" />
  );
}

function Who({ person: { name, role, service } }: { person: PersonStory }) {
  return (
    <div className={css.who}>
      <h3 className={css.name}>{name}</h3>
      <p>{role}</p>
      <p className="caption">{`В\u00a0компании ${service}`}</p>
    </div>
  );
}

function Facts({ facts }: Pick<PersonStory, 'facts'>) {
  return (
    <ul className={css.facts}>
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}

const SHOWN_WORKS: PluralForms = ['объект', 'объекта', 'объектов'];
const SHOWN_ARTICLES: PluralForms = ['статья', 'статьи', 'статей'];

function Pages({ person: { works, articles } }: { person: PersonStory }) {
  return (
    <>
      <PageList title={`${counted(works.length, SHOWN_WORKS)} на\u00a0сайте`} pages={works} />
      <PageList title={counted(articles.length, SHOWN_ARTICLES)} pages={articles} />
    </>
  );
}

function PageList({ title, pages }: { title: string; pages: PersonStory['works'] }) {
  if (pages.length === 0) return null;
  return (
    <div className={css.pages}>
      <p className="caption">{title}</p>
      <ul>
        {pages.map((page) => (
          <li key={page.to}>
            <Link to={page.to} look="text">
              {page.title}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
