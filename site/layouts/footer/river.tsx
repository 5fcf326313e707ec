import styles from './river.module.css';

/** Both arms of the Преголя, Кнайпхоф between them and the seven bridges: the only pure ornament of the site. */
export function River() {
  return (
    <svg className={styles.river} viewBox="0 0 1440 130" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <g className={styles.water}>
        <path d="M-400 78C-200 60-60 60 80 70S330 96 470 82 620 50 700 34s150-14 210 0 130 26 220 10 260-40 700-34" />
        <path d="M596 57C640 84 690 104 760 106s130-18 190-14 150 30 240 28 200-16 650-8" />
        <path d="M884 28c14 20 14 48 4 68" />
      </g>
      <path
        className={styles.bridges}
        d="m708 44 10-22M806 36l10-22M690 110l10-22M798 116l10-22M878 66h24M1010 54l10-22M1044 118l10-22"
      />
    </svg>
  );
}
