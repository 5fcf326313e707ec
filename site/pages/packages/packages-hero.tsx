import { ButtonLink } from '../../ui/button-link.tsx';
import { Hero } from '../../ui/hero.tsx';
import { Stamp } from '../../ui/stamp.tsx';
import type { PackagesData } from './data.ts';

type PackagesHeroProps = Pick<PackagesData, 'title' | 'lead' | 'photo' | 'facts'>;

export function PackagesHero({ title, lead, photo, facts }: PackagesHeroProps) {
  return (
    <Hero
      photo={photo}
      title={title}
      lead={lead}
      actions={
        <>
          <ButtonLink to="/#calculator">Посчитать квартиру</ButtonLink>
          <ButtonLink variant="secondary" to="#compare">
            Сравнить пакеты
          </ButtonLink>
        </>
      }
      aside={
        <Stamp
          columns={2}
          facts={facts.map((fact, index) => ({ ...fact, span: index === 0 && facts.length % 2 ? 'full' : undefined }))}
        />
      }
    />
  );
}
