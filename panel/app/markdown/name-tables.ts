/**
 * Sets accessible names of cells and buttons in tables; the editor has no setting for them.
 * @returns disconnects the observer
 */
export function nameTables(root: HTMLElement | null): (() => void) | undefined {
  if (!root) return undefined;
  const nameAll = () => {
    for (const table of root.querySelectorAll('table')) nameParts(table);
  };
  const observer = new MutationObserver(nameAll);
  observer.observe(root, { childList: true, subtree: true });
  nameAll();
  return () => observer.disconnect();
}

const CELL = ':is(td, th) > [contenteditable]';

function nameParts(table: HTMLTableElement): void {
  const rows = [...table.rows].map((row) => [...row.querySelectorAll(CELL)]).filter((cells) => cells.length > 0);
  for (const [row, cells] of rows.entries()) {
    for (const [column, cell] of cells.entries()) {
      const place = row === 0 ? `Заголовок столбца ${column + 1}` : `Строка ${row}, столбец ${column + 1}`;
      cell.setAttribute('aria-label', place);
    }
  }
  table.querySelector('th[data-tool-cell][rowspan] button')?.setAttribute('aria-label', 'Добавить столбец');
  table.querySelector('tfoot th[data-tool-cell] button')?.setAttribute('aria-label', 'Добавить строку');
  // Header cells that contain only tools get the role `cell`.
  for (const tool of table.querySelectorAll('thead th, tfoot th, th[data-tool-cell]'))
    tool.setAttribute('role', 'cell');
}
