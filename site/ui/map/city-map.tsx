import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { Wrap } from '../wrap.tsx';
import styles from './city-map.module.css';
import mapUrl from './city-map.svg';

/** The picture's units: the centre of Kaliningrad, north up, not to a surveyor's scale. */
const WIDTH = 1440;
const HEIGHT = 560;

type CityMapProps = {
  /** What the drawing shows, for those who do not see it. */
  label: string;
  /** The card with the address; it stands at the left, below the drawing on phones. */
  children: ReactNode;
};

/**
 * The centre of Kaliningrad with both arms of the river, drawn: nothing is loaded from anywhere else. A picture knows
 * no fonts of the page, so the names lie over it.
 */
export function CityMap({ label, children }: CityMapProps) {
  return (
    <div className={styles.map}>
      <img className={styles.drawing} src={mapUrl} width={WIDTH} height={HEIGHT} alt={label} loading="lazy" />
      <svg
        className={cx(styles.drawing, styles.names)}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        <g className={styles.rivers}>
          <text x="540" y="318">
            Преголя
          </text>
          <text transform="translate(1188 204) rotate(-17)">Новая Преголя</text>
          <text transform="translate(1186 400) rotate(10)">Старая Преголя</text>
        </g>
        <text x="782" y="330">
          Остров Канта
        </text>
        <text className={styles.streetName} transform="translate(560 172) rotate(-7)">
          Московский проспект
        </text>
      </svg>
      <div className={styles.place}>
        <Wrap>
          <div className={styles.card}>{children}</div>
        </Wrap>
      </div>
    </div>
  );
}
