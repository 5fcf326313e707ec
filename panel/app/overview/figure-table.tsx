import styles from './figure-table.module.css';

type FigureTableProps = {
  readonly head: readonly string[];
  /** The first cell names the row. */
  readonly rows: readonly (readonly [string, ...number[]])[];
};

/** A plain table: that of Mantine brings its scroll area, 20 KB of code for the first screen of an administrator. */
export function FigureTable({ head, rows }: FigureTableProps) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name}>{name}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...figures]) => (
          <tr key={name}>
            <td data-words>{name}</td>
            {figures.map((figure, column) => (
              <td key={head[column + 1]}>{figure}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
