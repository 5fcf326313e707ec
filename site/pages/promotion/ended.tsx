import { typograph } from '../../../model/format/typograph.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Section } from '../../ui/section.tsx';

type EndedProps = { period: string; hasOthers: boolean };

/** In place of the form: the offer is over, the way on is not. */
export function Ended({ period, hasOthers }: EndedProps) {
  return (
    <Section spacing="tight">
      <Empty
        title="Акция завершена"
        action={
          <ButtonLink to={hasOthers ? '/stocks' : '/remont'}>{hasOthers ? 'Все акции' : 'Пакеты и цены'}</ButtonLink>
        }
      >
        {typograph(`Она действовала ${period}. Условия ниже — для договоров, которые подписали в эти дни.`)}
      </Empty>
    </Section>
  );
}
