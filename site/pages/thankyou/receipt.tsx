import { useEffect, useState } from 'react';
import type { LeadReceipt } from '../../features/lead-form/lead-receipt.ts';
import { Link } from '../../ui/link.tsx';
import { Stamp, type StampFact } from '../../ui/stamp.tsx';
import { CalendarButton } from './calendar-button.tsx';
import { loadPlace, type ViewingPlace } from './places.ts';
import css from './receipt.module.css';
import { receiptFacts } from './receipt-facts.ts';

/** What was sent from this tab: subject, price, day and hour, address. */
export function Receipt({ receipt, utcOffsetHours }: { receipt: LeadReceipt; utcOffsetHours: number }) {
  const place = usePlace(receipt);
  const { number, startsAt, title = '' } = receipt;
  const facts = receiptFacts(receipt);
  if (facts.length === 0) return null;
  return (
    <>
      <Stamp className={css.receipt} columns={2} facts={[...facts, ...(place ? [placeFact(place)] : [])]} />
      {startsAt && place !== undefined ? (
        <CalendarButton
          visit={{
            number,
            startsAt,
            utcOffsetHours,
            title: `Просмотр: ${title}`,
            address: place?.mapUrl ? place.text : '',
          }}
        />
      ) : null}
    </>
  );
}

function placeFact({ text, mapUrl }: ViewingPlace): StampFact {
  if (mapUrl === undefined) return { label: 'Дом ещё строится', value: text, span: 'full' };
  const value = (
    <>
      {`${text} `}
      <Link to={mapUrl} look="text">
        Как доехать
      </Link>
    </>
  );
  return { label: 'Куда приехать', value, span: 'full' };
}

/** Returns `undefined` while loading. */
function usePlace({ kind, subject }: LeadReceipt): ViewingPlace | null | undefined {
  const [place, setPlace] = useState<ViewingPlace | null>();
  useEffect(() => {
    const loading = kind === 'flat' && subject ? loadPlace(subject) : Promise.resolve(null);
    loading.then(setPlace, (error: unknown) => {
      console.error(error);
      setPlace(null);
    });
  }, [kind, subject]);
  return place;
}
