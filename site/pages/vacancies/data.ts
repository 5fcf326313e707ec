import type { Content, WithSlug } from '../../../model/content.ts';
import type { Pages } from '../../../model/kinds/pages.ts';
import type { Vacancy } from '../../../model/kinds/vacancy.ts';
import { listPageHead } from '../../features/list/list-page-head.ts';
import type { PageSource } from '../../page-contract/page.ts';
import type { PhotoView } from '../../pictures/photo.ts';
import { toPhotoView } from '../../pictures/photo.ts';
import { jobPosting } from './json-ld.ts';
import { salaryText } from './salary-text.ts';

export type VacancyView = Pick<
  WithSlug<Vacancy>,
  'slug' | 'title' | 'place' | 'salaryNote' | 'summary' | 'duties' | 'requirements' | 'offers'
> & { readonly salary: string };

export type VacanciesData = {
  readonly vacancies: readonly VacancyView[];
  readonly emptyText: string;
  readonly photo: PhotoView;
  readonly photoCaption: string;
  readonly form: Pages['vacancies']['form'];
};

export const source: PageSource<VacanciesData> = {
  data(content) {
    const { emptyText, photo, photoCaption, form } = content.pages.vacancies;
    const picture = toPhotoView(content, photo);
    return {
      ...listPageHead(content, content.pages.vacancies, { picture }),
      jsonLd: content.vacancies.map((vacancy) => jobPosting(content.company, vacancy)),
      data: {
        vacancies: content.vacancies.map(toVacancyView),
        emptyText,
        photo: picture,
        photoCaption,
        form,
      },
    };
  },
};

function toVacancyView(vacancy: Content['vacancies'][number]): VacancyView {
  const { slug, title, place, salaryNote, summary, duties, requirements, offers } = vacancy;
  return { slug, title, place, salaryNote, summary, duties, requirements, offers, salary: salaryText(vacancy) };
}
