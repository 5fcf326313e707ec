import type { QuestionAnswer } from '../../model/kinds/parts.ts';
import type { JsonLd } from '../page-contract/page.ts';

export function questionsJsonLd(questions: readonly QuestionAnswer[]): JsonLd[] {
  if (questions.length === 0) return [];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ];
}
