import { useId } from 'react';
import { Link } from '../../ui/link.tsx';
import styles from './mega-menu.module.css';

type MegaMenuColumnProps = {
  title: string;
  rows: readonly { readonly label: string; readonly to: string; readonly price: string }[];
};

export function MegaMenuColumn({ title, rows }: MegaMenuColumnProps) {
  const id = useId();
  return (
    <div className={styles.column}>
      <p className={styles.title} id={id}>
        {title}
      </p>
      <ul aria-labelledby={id}>
        {rows.map(({ label, to, price }) => (
          <li key={to}>
            <Link className={styles.row} to={to}>
              {`${label} `}
              <span className={styles.price}>{price}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
