import type { ReactNode } from 'react';
import { Wrap } from '../wrap.tsx';
import styles from './city-map.module.css';
import { CATHEDRAL, houses, ISLAND, MAP_HEIGHT, MAP_WIDTH, RIVER, ROADS } from './map-shapes.ts';

const HOUSES = houses();

type CityMapProps = {
  /** What the drawing shows, for those who do not see it. */
  label: string;
  /** The card with the address; it stands at the left, below the drawing on phones. */
  children: ReactNode;
};

/** The centre of Kaliningrad with both arms of the river, drawn: nothing is loaded from anywhere. */
export function CityMap({ label, children }: CityMapProps) {
  return (
    <div className={styles.map}>
      <svg
        className={styles.drawing}
        viewBox={`0 0 ${MAP_WIDTH} ${MAP_HEIGHT}`}
        preserveAspectRatio="xMidYMid slice"
        role="img"
        aria-label={label}
      >
        <path className={styles.houses} transform="rotate(-6 720 280)" d={HOUSES} />
        <g className={styles.banks}>
          <path strokeWidth="104" d={RIVER.north} />
          <path strokeWidth="96" d={RIVER.south} />
        </g>
        <g className={styles.water}>
          <path strokeWidth="52" d={RIVER.north} />
          <path strokeWidth="40" d={RIVER.south} />
          <path strokeWidth="24" d={RIVER.between} />
        </g>
        <path className={styles.island} d={ISLAND} />
        <g className={styles.roads}>
          <path strokeWidth="13" d={ROADS.wide} />
          <path strokeWidth="9" d={ROADS.middle} />
          <path strokeWidth="6" d={ROADS.narrow} />
        </g>
        <path className={styles.cathedral} d={CATHEDRAL} />
        <g className={styles.names}>
          <text className={styles.riverName} x="540" y="318">
            Преголя
          </text>
          <text className={styles.riverName} x="1188" y="204" transform="rotate(-17 1188 204)">
            Новая Преголя
          </text>
          <text className={styles.riverName} x="1186" y="400" transform="rotate(10 1186 400)">
            Старая Преголя
          </text>
          <text x="782" y="330">
            Остров Канта
          </text>
          <text className={styles.streetName} x="560" y="172" transform="rotate(-7 560 172)">
            Московский проспект
          </text>
        </g>
        <g transform="translate(1050 172)">
          <path className={styles.pin} d="M0 0c-9-13-22-23-22-40a22 22 0 1 1 44 0c0 17-13 27-22 40z" />
          <path className={styles.mark} d="M-8-32v-15H8v15" />
        </g>
      </svg>
      <div className={styles.place}>
        <Wrap>
          <div className={styles.card}>{children}</div>
        </Wrap>
      </div>
    </div>
  );
}
