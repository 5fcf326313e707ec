import { Link } from '../../../ui/link.tsx';
import { useShell } from '../../facts/shell.ts';
import styles from './requisites.module.css';

export function Requisites() {
  const { foundedYear, year, legal, pricesNotice, picturesNotice, demoNotice } = useShell();
  const kpp = legal.kpp ? `, КПП\u00a0${legal.kpp}` : '';
  const notes = [demoNotice, picturesNotice].filter((note) => note !== undefined);
  return (
    <>
      <div className={styles.columns}>
        <p>
          © <span className={styles.whole}>{`${foundedYear}–${year}`}</span>, {legal.name}
          <br />
          {`ИНН\u00a0${legal.inn}${kpp}, ОГРН\u00a0${legal.ogrn}`}
        </p>
        <p>
          {`Р/с\u00a0${legal.account}, БИК\u00a0${legal.bik}`}
          <br />
          Юридический адрес: {legal.address}
        </p>
        <p>
          {pricesNotice}
          <br />
          <Link className={styles.link} to="/cookies">
            Настройки куки
          </Link>
        </p>
      </div>
      {notes.length > 0 ? (
        <div className={styles.notes}>
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </div>
      ) : null}
    </>
  );
}
