import { Select, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { counted, REVIEWS } from '../../../model/format/plural.ts';
import { type ReviewPlace, reviewPlaceTitles } from '../../../model/kinds/review-places.ts';
import type { PastedReview, PastedReviews } from '../../../model/pasted/reviews.ts';
import { freeSlug } from './free-slug.ts';
import type { KnownReviews } from './known-reviews.ts';
import { LineList } from './line-list.tsx';
import { MakeDrafts } from './make-drafts.tsx';
import styles from './paste.module.css';
import type { ReviewEdit } from './review-facts.ts';
import { isSameReview, reviewFacts, reviewQuestions } from './review-facts.ts';
import { ReviewRow } from './review-row.tsx';
import { takenWords } from './taken-words.ts';
import { useStoreDrafts } from './use-store-drafts.ts';

const OWN_FORM = 'own';
const PLACES = [
  ...Object.entries(reviewPlaceTitles()).map(([value, label]) => ({ value, label })),
  { value: OWN_FORM, label: 'Отзыв из нашей анкеты' },
];

type Props = {
  readonly read: PastedReviews;
  readonly place: ReviewPlace | null;
  readonly known: KnownReviews;
};

/** Reviews that were understood, to correct, untick and confirm. */
export function ReviewRows({ read: { reviews, lines }, place: likely, known }: Props) {
  const [place, setPlace] = useState<string | null>(likely);
  const [same] = useState(() => reviews.map((review, at) => sameAs(review, reviews.slice(0, at), known)));
  const [edits, setEdits] = useState(() => reviews.map((review, at) => firstEdit(review, same[at] !== null)));
  const [done, setDone] = useState<ReadonlySet<number>>(new Set());
  const store = useStoreDrafts();
  const change = (index: number, part: Partial<ReviewEdit>) =>
    setEdits((before) => before.map((edit, at) => (at === index ? edited(edit, part) : edit)));
  const open = reviews.map((_, at) => at).filter((at) => !done.has(at));
  const ticked = open.filter((at) => edits[at]?.isTaken);
  const unanswered = ticked.filter((at) => edits[at] && reviewQuestions(edits[at]).length > 0);
  const unticked = open.filter((at) => edits[at] && !edits[at].isTaken && reviewQuestions(edits[at]).length > 0).length;
  const confirm = () => {
    const slugs = new Set(known.slugs);
    const changes = ticked.flatMap((at) => {
      const edit = edits[at];
      if (!edit) return [];
      const facts = reviewFacts(edit, place === OWN_FORM ? null : (place as ReviewPlace));
      const file = `reviews/${freeSlug(edit.author, 'review', slugs)}.yaml`;
      return [
        {
          at,
          kind: 'reviews' as const,
          file,
          title: edit.author,
          change: (before: object) => ({ ...before, ...facts }),
        },
      ];
    });
    store.mutate(changes, {
      onSuccess({ stored }) {
        const files = new Set(stored.map(({ file }) => file));
        setDone((before) => new Set([...before, ...changes.filter(({ file }) => files.has(file)).map(({ at }) => at)]));
      },
    });
  };
  const withUse = (use: string) => lines.filter((line) => line.use === use).map(({ line }) => line);
  return (
    <Stack gap="md">
      {reviews.length === 0 && (
        <Text>Ни одного отзыва не нашлось. У каждого нужны имя и под ним дата: скопируйте их вместе с текстом.</Text>
      )}
      {open.length > 0 && (
        <>
          <Select
            label="Где оставлены отзывы"
            placeholder="Выберите"
            data={PLACES}
            value={place}
            onChange={setPlace}
            allowDeselect={false}
            w={{ base: '100%', sm: 320 }}
          />
          <ul className={styles.rows}>
            {open.map((at) => {
              const [review, edit] = [reviews[at], edits[at]];
              if (!review || !edit) return null;
              return (
                <ReviewRow
                  key={at}
                  review={review}
                  edit={edit}
                  questions={reviewQuestions(edit)}
                  sameAs={same[at] ?? null}
                  onChange={(part) => change(at, part)}
                />
              );
            })}
          </ul>
        </>
      )}
      <LineList
        title="Не понято строк"
        hint="Они стоят до первого имени с датой и в отзывы не вошли."
        lines={withUse('unknown')}
      />
      <LineList title="Вырезано слов страницы" hint="Это кнопки и подписи площадки." lines={withUse('page-words')} />
      <MakeDrafts
        drafts={store.data}
        hint="Откройте каждый: впишите, о какой работе отзыв и где лежит согласие автора, у длинного выберите главное. Потом опубликуйте."
        label="Сделать черновики"
        hasItems={open.length > 0}
        isStoring={store.isPending}
        isDisabled={ticked.length === 0 || unanswered.length > 0 || place === null}
        onMake={confirm}
      >
        {takenWords(counted(ticked.length, REVIEWS), open.length, { unanswered: unanswered.length, unticked })}
        {place === null && ' Выберите, где оставлены отзывы.'}
      </MakeDrafts>
    </Stack>
  );
}

function firstEdit({ author, date, rating, text, reply }: PastedReview, isKnown: boolean): ReviewEdit {
  const edit = { author, date: date.iso, rating, text: text.join('\n'), reply: reply.join('\n') };
  return { ...edit, isTaken: !isKnown && reviewQuestions(edit).length === 0 };
}

/** Applies a correction; a review that was incomplete is ticked as soon as it is complete. */
function edited(edit: ReviewEdit, part: Partial<ReviewEdit>): ReviewEdit {
  const next = { ...edit, ...part };
  const becomesComplete = reviewQuestions(edit).length > 0 && reviewQuestions(next).length === 0;
  return 'isTaken' in part || !becomesComplete ? next : { ...next, isTaken: true };
}

/** Returns the file of the same review, or an empty text when it is above in the same paste; `null` for a new one. */
function sameAs(review: PastedReview, above: readonly PastedReview[], known: KnownReviews): string | null {
  const { author, text } = review;
  const found = known.reviews.find(({ facts }) => isSameReview(facts, { author, text }));
  if (found) return found.file;
  return above.some((other) => isSameReview({ author: other.author, text: other.text }, { author, text })) ? '' : null;
}
