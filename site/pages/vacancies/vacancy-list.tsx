import { Accordion } from '../../ui/accordion.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Empty } from '../../ui/empty.tsx';
import { PhotoFigure } from '../../ui/photo-figure.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import type { VacanciesData } from './data.ts';
import css from './vacancy-list.module.css';
import { VacancyRow } from './vacancy-row.tsx';

type VacancyListProps = Pick<VacanciesData, 'vacancies' | 'emptyText' | 'photo' | 'photoCaption'>;

export function VacancyList({ vacancies, emptyText, photo, photoCaption }: VacancyListProps) {
  return (
    <Wrap className={css.two}>
      <div className={css.rows}>
        {vacancies.length === 0 ? <NoVacancies>{emptyText}</NoVacancies> : null}
        {vacancies.length > 0 ? (
          <Accordion name="vacancies">
            {vacancies.map((vacancy, index) => (
              <VacancyRow key={vacancy.slug} vacancy={vacancy} open={index === 0} />
            ))}
          </Accordion>
        ) : null}
      </div>
      <PhotoFigure className={css.photo} photo={photo} caption={photoCaption} ratio="4/5" sizes="vacancies" priority />
    </Wrap>
  );
}

function NoVacancies({ children }: { children: string }) {
  return (
    <Empty title="Сейчас вакансий нет" action={<ButtonLink to="#form">Рассказать о{'\u00a0'}себе</ButtonLink>}>
      {children}
    </Empty>
  );
}
