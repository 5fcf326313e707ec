import type { ReactNode } from 'react';
import type { MapView } from '../../pictures/map-view.ts';
import { cssVars } from '../css-vars.ts';
import { cx } from '../cx.ts';
import { Wrap } from '../wrap.tsx';
import styles from './city-map.module.css';

type CityMapProps = {
  map: MapView | undefined;
  children: ReactNode;
};

/** Map as a drawing, without third-party requests. */
export function CityMap({ map, children }: CityMapProps) {
  return (
    <div className={cx(styles.map, !map && styles.bare)}>
      {map ? <MapDrawing {...map} /> : null}
      <div className={styles.place}>
        <Wrap>
          <div className={styles.card}>{children}</div>
        </Wrap>
      </div>
    </div>
  );
}

const PHONE_HEIGHT = 300;

/** Labels are a separate SVG, since images cannot use the page's fonts. */
function MapDrawing({ drawing: { url, width, height }, alt, middleX, names }: MapView) {
  const phoneWidth = Math.ceil((PHONE_HEIGHT * width) / height);
  const onPhones = cssVars({
    '--height': `${PHONE_HEIGHT}px`,
    '--width': `${phoneWidth}px`,
    '--middle': `${Math.round((phoneWidth * middleX) / width)}px`,
  });
  return (
    <div className={styles.picture} style={onPhones}>
      <img className={styles.drawing} src={url} width={width} height={height} alt={alt} loading="lazy" />
      <svg
        className={cx(styles.drawing, styles.names)}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        {names.map(({ text, kind, x, y, turn = 0 }) => (
          <text
            key={`${text} ${x} ${y}`}
            className={cx(kind === 'river' && styles.river, kind === 'street' && styles.street)}
            transform={`translate(${x} ${y}) rotate(${turn})`}
          >
            {text}
          </text>
        ))}
      </svg>
    </div>
  );
}
