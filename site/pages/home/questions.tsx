import type { Content } from '../../../model/content.ts';
import { formatPhone } from '../../../model/format/phone.ts';
import { Accordion } from '../../ui/accordion.tsx';
import grid from '../../ui/grid.module.css';
import { Link } from '../../ui/link.tsx';
import { Section } from '../../ui/section.tsx';
import styles from './questions.module.css';

type QuestionsProps = Content['home']['questions'] & { phone: string };

export function Questions({ title, lead, items, phone }: QuestionsProps) {
  return (
    <Section>
      <div className={grid.split46}>
        <div>
          <h2>{title}</h2>
          <p className={styles.lead}>
            {lead}{' '}
            <Link className={styles.phone} look="text" to={`tel:${phone}`}>
              {formatPhone(phone)}
            </Link>
          </p>
        </div>
        <Accordion
          name="questions"
          firstOpen
          items={items.map(({ question, answer }) => ({ title: question, content: answer }))}
        />
      </div>
    </Section>
  );
}
