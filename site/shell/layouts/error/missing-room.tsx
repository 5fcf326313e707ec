import styles from './drawing.module.css';

export function MissingRoom() {
  return (
    <svg className={styles.drawing} viewBox="-54 -100 372 354" aria-hidden="true">
      <path className={styles.room} d="M0 0h128v152H0zM128 0h164v168H128zM0 152h68v88H0zM68 152h148v88H68z" />
      <path className={styles.wet} d="M216 168h76v72h-76z" />
      <path className={styles.thin} d="M156-12v-42h108v42" />
      <path className={styles.outerWall} d="M-6-6h304v252H-6z" />
      <path className={styles.innerWall} d="M128 0v152M0 152h128M68 152v88M216 168v72M196 168h96" />
      <path className={styles.window} d="M28-12h72V0H28zM168-12h48V0h-48zM216-12h32V0h-32zM28-6h72M168-6h80" />
      <path className={styles.gap} d="M88 149h34v6H88zM65 164h6v30h-6zM213 174h6v30h-6zM120 239.6h38v12.8h-38z" />
      <path
        className={styles.thin}
        d="M122 152v-34a34 34 0 0 0-34 34M68 164H38a30 30 0 0 0 30 30M216 174h-30a30 30 0 0 0 30 30M120 246v-38a38 38 0 0 1 38 38"
      />
      <RoomName x={64} y={120} name="Спальня" area="12,2" />
      <RoomName x={36} y={214} name="Гардероб" area="3,7" />
      <RoomName x={108} y={184} name="Прихожая" area="7,3" />
      <RoomName x={254} y={208} name="Санузел" area="3,4" />
      <path className={styles.missing} d="M130.8 3h160v164h-160z" />
      <text className={styles.missingName} x="210" y="92">
        404
      </text>
      <Dimensions />
    </svg>
  );
}

function RoomName({ x, y, name, area }: { x: number; y: number; name: string; area: string }) {
  return (
    <>
      <text className={styles.name} x={x} y={y}>
        {name}
      </text>
      <text className={styles.area} x={x} y={y + 15}>
        {area}
      </text>
    </>
  );
}

function Dimensions() {
  return (
    <>
      <path className={styles.extension} d="M0-77v15M128-77v15M292-77v15M-31 0h15M-31 152h15M-31 240h15" />
      <path
        className={styles.dimension}
        d="M0-80h292M-34 0v240M-4-76l8-8M124-76l8-8M288-76l8-8M-38 4l8-8M-38 156l8-8M-38 244l8-8"
      />
      <text className={styles.length} x="64" y="-86">
        {'3\u00a0200'}
      </text>
      <text className={styles.length} x="210" y="-86">
        {'4\u00a0100'}
      </text>
      <text className={styles.length} transform="translate(-40 76) rotate(-90)">
        {'3\u00a0800'}
      </text>
      <text className={styles.length} transform="translate(-40 196) rotate(-90)">
        {'2\u00a0200'}
      </text>
    </>
  );
}
