import { useEffect, useState } from 'react';
import type { LeadReceipt } from '../../features/lead-form/lead-receipt.ts';
import { Link } from '../../ui/link.tsx';
import { Stamp } from '../../ui/stamp.tsx';
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
      <Stamp
        className={css.receipt}
        columns={2}
        facts={[
          ...facts,
          ...(place ? [{ label: 'Куда приехать', value: <PlaceLink {...place} />, span: 'full' } as const] : []),
        ]}
      />
      {startsAt ? (
        <CalendarButton
          visit={{ number, startsAt, utcOffsetHours, title: `Просмотр: ${title}`, address: place?.address ?? '' }}
        />
      ) : null}
    </>
  );
}

function PlaceLink({ address, mapUrl }: ViewingPlace) {
  return (
    <>
      {`${address} `}
      <Link to={mapUrl} look="text">
        Как доехать
      </Link>
    </>
  );
}

function usePlace({ kind, subject }: LeadReceipt): ViewingPlace | null {
  const [place, setPlace] = useState<ViewingPlace | null>(null);
  useEffect(() => {
    if (kind === 'flat' && subject) loadPlace(subject).then(setPlace, console.error);
  }, [kind, subject]);
  return place;
}
