import { Anchor, Checkbox, Select, Stack, Text, TextInput } from '@mantine/core';
import { Link } from 'react-router';
import type { PastedReview } from '../../../model/pasted/reviews.ts';
import { slugOfFile } from '../../contract/entry-address.ts';
import { readDay } from '../fields/date-input.tsx';
import { DateInput } from '../lib/dates.ts';
import { GrowingTextarea } from '../lib/growing-textarea.tsx';
import styles from './paste.module.css';
import type { ReviewEdit } from './review-facts.ts';

type Props = {
  readonly review: PastedReview;
  readonly edit: ReviewEdit;
  readonly questions: readonly string[];
  /** File of the same review; empty when it is above in the same paste, `null` when there is none. */
  readonly sameAs: string | null;
  readonly onChange: (change: Partial<ReviewEdit>) => void;
};

const RATINGS = ['5', '4', '3', '2', '1'];

export function ReviewRow({ review, edit, questions, sameAs, onChange }: Props) {
  const { date } = review;
  return (
    <li className={styles.row}>
      <fieldset className={styles.review}>
        <legend className={styles.legend}>Отзыв: {review.author}</legend>
        <Checkbox
          aria-label={`Взять отзыв: ${review.author}`}
          checked={edit.isTaken}
          onChange={(event) => onChange({ isTaken: event.currentTarget.checked })}
          className={styles.tick ?? ''}
        />
        <TextInput
          label="Автор"
          value={edit.author}
          onChange={(event) => onChange({ author: event.currentTarget.value })}
          maxLength={40}
        />
        <DateInput
          label="Дата отзыва"
          {...(date.iso === null ? { description: `На площадке: ${date.words}` } : {})}
          inputWrapperOrder={['label', 'input', 'description']}
          value={edit.date}
          onChange={(next) => onChange({ date: next })}
          valueFormat="D MMMM YYYY"
          dateParser={readDay}
          placeholder="дд.мм.гггг"
        />
        <Select
          label="Оценка"
          placeholder="Выберите"
          data={RATINGS}
          value={edit.rating === null ? null : String(edit.rating)}
          onChange={(rating) => onChange({ rating: rating === null ? null : Number(rating) })}
        />
        <GrowingTextarea
          label="Текст"
          value={edit.text}
          onChange={(event) => onChange({ text: event.currentTarget.value })}
          minRows={2}
          maxRows={12}
          className={styles.wide ?? ''}
        />
        {review.reply.length > 0 && (
          <GrowingTextarea
            label="Ответ компании"
            value={edit.reply}
            onChange={(event) => onChange({ reply: event.currentTarget.value })}
            minRows={2}
            maxRows={8}
            className={styles.wide ?? ''}
          />
        )}
        <Stack gap={4} className={styles.notes ?? ''}>
          {sameAs === '' && <Text size="xs">Такой отзыв уже есть выше.</Text>}
          {sameAs && (
            <Text size="xs">
              Такой отзыв уже есть:{' '}
              <Anchor component={Link} to={`/content/reviews/${slugOfFile(sameAs)}`} inherit>
                {review.author}
              </Anchor>
            </Text>
          )}
          {questions.length > 0 && (
            <Text size="xs" c={edit.isTaken ? 'red' : 'dimmed'}>
              {questions.join(' ')}
            </Text>
          )}
          {review.isCut && (
            <Text size="xs">Площадка показала начало: раскройте отзыв и вставьте снова или допишите текст.</Text>
          )}
        </Stack>
      </fieldset>
    </li>
  );
}
