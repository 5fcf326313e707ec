import styles from './tripped-fuse.module.css';

const MODULES = [0, 1, 2, 3, 4, 5, 6, 7];
const TRIPPED = 4;

export function TrippedFuse() {
  return (
    <svg className={styles.drawing} viewBox="20 40 480 300" aria-hidden="true">
      <path className={styles.panel} d="M21 41h478v298H21zM20 92h480" />
      <text className={styles.panelName} x="40" y="73">
        Щит этажный, 8 модулей
      </text>
      {MODULES.map((index) => (
        <g key={index} transform={`translate(${48 + index * 54} 126)`}>
          <path className={index === TRIPPED ? styles.tripped : styles.module} d="M0 0h46v150H0z" />
          <path className={styles.thin} d="M8 16h30M8 136h30" />
          <path
            className={index === TRIPPED ? styles.leverDown : styles.lever}
            d={index === TRIPPED ? 'M13 80h20v40H13z' : 'M13 30h20v40H13z'}
          />
        </g>
      ))}
      <path className={styles.mark} d="M287 302v-16M281 308l12-12" />
      <text className={styles.markName} x="300" y="312">
        сайт
      </text>
    </svg>
  );
}
