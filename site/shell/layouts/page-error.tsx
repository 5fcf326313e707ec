import { formatPhone } from '../../../model/format/phone.ts';
import { Button } from '../../ui/button.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import { useShell } from '../facts/shell.ts';
import styles from './page-error.module.css';

export function PageErrorMessage({ onRetry }: { onRetry: () => void }) {
  const { phone } = useShell();
  return (
    <Wrap className={styles.message} role="alert" data-page-error>
      <h2 className={styles.title}>Эта часть страницы не открылась</h2>
      <p className={styles.text}>
        Ошибка на нашей стороне. Попробуйте ещё раз или позвоните:{' '}
        <a className={styles.phone} href={`tel:${phone}`}>
          {formatPhone(phone)}
        </a>
      </p>
      <Button onClick={onRetry}>Повторить</Button>
    </Wrap>
  );
}
