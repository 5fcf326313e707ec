import { FormBand } from '../../features/lead-form/form-band.tsx';
import type { PagePayload } from '../../page-contract/page.ts';
import { Figures } from '../../ui/figures.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { Photo } from '../../ui/photo.tsx';
import { Section } from '../../ui/section.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import { Commitments } from './commitments.tsx';
import type { AboutData } from './data.ts';
import { Documents } from './documents.tsx';
import css from './page.module.css';
import { People } from './people.tsx';

export function Page({ payload: { data } }: { payload: PagePayload<AboutData> }) {
  const { title, lead, photo, figures, foundedYear, story, commitments, control, documents, form } = data;
  return (
    <>
      <AboutHead title={title} lead={lead} photo={photo} figures={figures} />
      <Story foundedYear={foundedYear} story={story} />
      <People people={data.people} lead={data.peopleLead} />
      <Commitments lead={data.commitmentsLead} commitments={commitments} deadlines={data.deadlines} />
      <Control control={control} />
      <Documents title={data.documentsTitle} papers={data.papers} documents={documents} />
      <More reviews={data.reviews} vacancies={data.vacancies} />
      <FormBand kind="callback" comment="Комментарий" {...form} />
    </>
  );
}

type AboutHeadProps = Pick<AboutData, 'title' | 'lead' | 'photo' | 'figures'>;

function AboutHead({ title, lead, photo, figures }: AboutHeadProps) {
  return (
    <Wrap className={css.head}>
      <div className={css.words}>
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
      </div>
      <Photo className={css.photo} photo={photo} sizes="feature" priority />
      <Figures className={css.figures} items={figures} />
    </Wrap>
  );
}

function Story({ foundedYear, story }: Pick<AboutData, 'foundedYear' | 'story'>) {
  return (
    <Section>
      <div className={css.two}>
        <h2>
          С{'\u00a0'}
          {foundedYear}
          {'\u00a0'}года
        </h2>
        <div className={css.text}>
          {story.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </Section>
  );
}

function Control({ control }: Pick<AboutData, 'control'>) {
  return (
    <Section>
      <SectionHead title={'Кто проверяет и\u00a0как вы\u00a0принимаете'} />
      <ul className={css.cells}>
        {control.map(({ title, text }) => (
          <li className={css.cell} key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function More({ reviews, vacancies }: Pick<AboutData, 'reviews' | 'vacancies'>) {
  const rows = [
    { to: '/about/reviews', title: 'Отзывы', note: 'С\u00a0замечаниями и\u00a0ответами директора', count: reviews },
    { to: '/about/vacancies', title: 'Вакансии', note: 'С\u00a0зарплатой и\u00a0условиями', count: vacancies },
    { to: '/contacts', title: 'Контакты и\u00a0реквизиты', note: 'Адрес, часы, ИНН и\u00a0счёт' },
  ].filter(({ count }) => count !== 0);
  return (
    <Section spacing="tight">
      <h2 className="vh">Ещё о{'\u00a0'}компании</h2>
      <ul className={css.rows}>
        {rows.map(({ to, title, note, count }) => (
          <li className={css.row} key={to} data-card="">
            <Link className={css.title} to={to} stretched>
              {title}
            </Link>
            {count ? <span className={css.count}>{count}</span> : null}
            <span className={css.note}>{note}</span>
            <Icon name="right" className={css.arrow} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
