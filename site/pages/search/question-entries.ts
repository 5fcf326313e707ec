import type { Content } from '../../../model/content.ts';
import type { QuestionAnswer } from '../../../model/kinds/parts.ts';
import type { SearchEntry } from '../../features/search/search-entry.ts';
import { questionId } from '../../ui/question-id.ts';
import { keyWords } from './key-words.ts';

export function questionEntries(content: Content): SearchEntry[] {
  const { home, packages, services, pages } = content;
  return [
    ...entriesOf('/', 'Главная', home.questions.items),
    ...packages.flatMap(({ slug, title, questions }) => entriesOf(`/remont/${slug}`, `Ремонт «${title}»`, questions)),
    ...services.flatMap(({ slug, title, questions }) => entriesOf(`/services/${slug}`, title, questions)),
    ...(pages.selling ? entriesOf('/prodazha-kvartir', pages.selling.title, pages.selling.questions) : []),
  ];
}

const WORDS_OF_ANSWER = 12;

function entriesOf(page: string, note: string, questions: readonly QuestionAnswer[]): SearchEntry[] {
  return questions.map(({ question, answer }, index) => ({
    to: `${page}#${questionId(index)}`,
    title: question,
    note,
    words: keyWords(answer, WORDS_OF_ANSWER),
  }));
}
