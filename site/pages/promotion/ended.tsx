import { typograph } from '../../../model/format/typograph.ts';
import { Link } from '../../ui/link.tsx';
import { Note } from '../../ui/note.tsx';
import { Section } from '../../ui/section.tsx';

type EndedProps = { period: string; hasOthers: boolean };

/** In place of the form: the offer is over, the way on is not. */
export function Ended({ period, hasOthers }: EndedProps) {
  return (
    <Section spacing="tight">
      <Note tone="warn">
        <p>
          <b>Акция завершена.</b>{' '}
          {typograph(`Она действовала ${period}. Условия ниже — для договоров, которые подписали в эти дни.`)}
        </p>
        <p>
          <Link look="text" to={hasOthers ? '/stocks' : '/remont'}>
            {hasOthers ? 'Какие акции есть сейчас' : 'Пакеты и цены'}
          </Link>
        </p>
      </Note>
    </Section>
  );
}
