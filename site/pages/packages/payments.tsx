import { cssVars } from '../../ui/css-vars.ts';
import { Section } from '../../ui/section.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import type { PackagesData } from './data.ts';
import styles from './payments.module.css';

/** The payments drawn to scale, each with what it waits for. */
export function Payments({ packageTitle, parts }: NonNullable<PackagesData['payments']>) {
  return (
    <Section>
      <SectionHead title="Оплата по этапам" lead={`Длина отрезка\u00a0— доля цены пакета «${packageTitle}».`} />
      <div className={styles.payments}>
        <ol className={styles.parts}>
          {parts.map(({ share, when }) => (
            <li className={styles.part} key={when} style={cssVars({ '--share': share })}>
              <b className={styles.share}>{share}&nbsp;%</b> <span className={styles.when}>{when}</span>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
