import type { Content } from '../../../model/content.ts';
import { formatPhone } from '../../../model/format/phone.ts';
import { Link } from '../../ui/link.tsx';
import { Questions } from '../../ui/questions.tsx';
import styles from './home-questions.module.css';

type HomeQuestionsProps = Content['home']['questions'] & { phone: string };

export function HomeQuestions({ title, lead, items, phone }: HomeQuestionsProps) {
  return (
    <Questions title={title} items={items}>
      <p className={styles.lead}>
        {lead}{' '}
        <Link className={styles.phone} look="text" to={`tel:${phone}`}>
          {formatPhone(phone)}
        </Link>
      </p>
    </Questions>
  );
}
