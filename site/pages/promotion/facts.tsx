import type { Promotion } from '../../../model/kinds/promotion.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Section } from '../../ui/section.tsx';
import { Stamp } from '../../ui/stamp.tsx';
import styles from './facts.module.css';

type FactsProps = { facts: Promotion['facts']; button: string | null };

export function Facts({ facts, button }: FactsProps) {
  return (
    <Section spacing="tight">
      <Stamp
        columns={facts.length === 4 ? 4 : facts.length === 3 ? 3 : 2}
        facts={facts.map((fact) => ({ ...fact, big: fact.value.length <= ONE_LINE }))}
      />
      {button ? (
        <ButtonLink className={styles.button} to="#form">
          {button}
        </ButtonLink>
      ) : null}
    </Section>
  );
}

/** Characters of a figure that still stand in one line. */
const ONE_LINE = 14;
