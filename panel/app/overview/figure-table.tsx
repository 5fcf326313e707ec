import styles from './figure-table.module.css';

type FigureTableProps = {
  readonly head: readonly string[];
  /** The first cell names the row. */
  readonly rows: readonly (readonly [string, ...number[]])[];
};

/** Native table: Mantine's `Table` imports its scroll area and floating-ui, 20 KB of code on the first screen. */
export function FigureTable({ head, rows }: FigureTableProps) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
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
