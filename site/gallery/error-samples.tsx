import { useState } from 'react';
import { PageError } from '../page-contract/page-error.ts';
import { MissingRoom } from '../shell/layouts/error/missing-room.tsx';
import { PageErrorMessage } from '../shell/layouts/page-error.tsx';
import { Button } from '../ui/button.tsx';
import { TrippedFuse } from '../ui/tripped-fuse.tsx';
import { Sample } from './sample.tsx';

const FAULTS: Record<string, () => Error> = {
  '404: нет такой страницы': () => new PageError({ status: 404, notFound: 'slug', message: '' }),
  '404: нет такого адреса': () => new PageError({ status: 404, notFound: 'unmatched', fatal: false, message: '' }),
  '500: без названия': () => new PageError({ message: 'Описание ошибки' }),
  '418: другой статус': () => new PageError({ status: 418, message: 'I’m a teapot' }),
  '503: со своим названием': () => new PageError({ status: 503, title: 'Service Unavailable', message: 'Мы чиним' }),
  'Ошибка внутри страницы': () => new Error('Ошибка из галереи'),
};

/** Each button throws while the page is rendered; a click on a link or a reload brings the gallery back. */
export function ErrorSamples() {
  const [fault, setFault] = useState<Error | null>(null);
  const [retries, setRetries] = useState(0);
  if (fault) throw fault;
  return (
    <>
      <Sample name="Экран ошибки по кнопке">
        {Object.entries(FAULTS).map(([name, make]) => (
          <Button key={name} variant="secondary" size="s" onClick={() => setFault(make())}>
            {name}
          </Button>
        ))}
      </Sample>
      <Sample name={`Ошибка внутри страницы${retries > 0 ? `, повторов: ${retries}` : ''}`} as="stack">
        <PageErrorMessage onRetry={() => setRetries(retries + 1)} />
      </Sample>
      <Sample name="Рисунки экранов ошибки: 404, остальные" as="halves">
        <MissingRoom />
        <TrippedFuse />
      </Sample>
    </>
  );
}
