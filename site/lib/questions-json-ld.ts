import type { QuestionAnswer } from '../../model/kinds/parts.ts';

/** The questions and answers that a page shows, word for word; nothing for a page without. */
export function questionsJsonLd(questions: readonly QuestionAnswer[]): object[] {
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
