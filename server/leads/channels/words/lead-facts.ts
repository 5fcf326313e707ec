import { formatPhone } from '../../../../model/format/phone.ts';
import { cleanLine, cleanText } from '../../../../model/lead/clean-text.ts';
import { contactTask } from '../../../../model/lead/contact-ways.ts';
import type { LeadAnswers } from '../../../../model/lead/lead-fields.ts';
import { clockWords } from '../../contract/clock-words.ts';
import type { StoredLead } from '../../contract/lead.ts';
import { sourceText } from './attribution.ts';
import { pageLink, panelLink } from './links.ts';
import type { MessageContext } from './message-context.ts';

export type Fact = {
  readonly label: string;
  readonly lines: readonly string[];
  readonly href?: string;
};

export function leadFacts(lead: StoredLead, context: MessageContext): readonly Fact[] {
  const page = pageLink(lead, context);
  const panel = panelLink(lead, context);
  const facts: Fact[] = [
    { label: 'Телефон', lines: [formatPhone(lead.phone)], href: `tel:${lead.phone}` },
    line('Имя', lead.name),
    line('Когда звонить', lead.callTime),
    line('Как ответить', lead.contactBy === 'call' ? '' : contactTask(lead.contactBy)),
    line('О чём', lead.titleShown || lead.subject),
    line('Цена на странице', lead.priceShown),
    { label: 'Ответы', lines: answerLines(lead.answers) },
    { label: 'Комментарий', lines: commentLines(lead.comment) },
    line('Повтор', lead.repeatOf === null ? '' : `заявки №\u00a0${lead.repeatOf}`),
    { ...line('Страница', page ?? lead.page), ...(page === null ? {} : { href: page }) },
    line('Откуда', sourceText(lead.attribution)),
    line('Реклама', lead.marketing ? 'согласен получать' : ''),
    line('Получена', clockWords(lead.createdAt, context.clock())),
    ...(panel === null ? [] : [{ label: 'Открыть', lines: [panel], href: panel }]),
  ];
  return facts.filter(({ lines }) => lines.length > 0);
}

function line(label: string, value: string): Fact {
  const text = cleanLine(value);
  return { label, lines: text === '' ? [] : [text] };
}

function commentLines(comment: string): readonly string[] {
  const text = cleanText(comment);
  return text === '' ? [] : text.split('\n');
}

function answerLines(answers: LeadAnswers | null): readonly string[] {
  return answersInWords(answers).map(({ question, answer }) => `${question}: ${answer}`);
}

export function answersInWords(
  answers: LeadAnswers | null,
): readonly { readonly question: string; readonly answer: string }[] {
  return Object.entries(answers ?? {}).map(([question, answer]) => ({
    question: cleanLine(question),
    answer: cleanLine(inWords(answer)),
  }));
}

function inWords(answer: LeadAnswers[string]): string {
  if (answer === null || answer === '') return 'не указано';
  if (typeof answer === 'boolean') return answer ? 'да' : 'нет';
  if (typeof answer === 'number') return String(answer).replace('.', ',');
  return typeof answer === 'string' ? answer : answer.map(inWords).join(', ');
}
