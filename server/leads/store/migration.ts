/** The same step in the words of both databases. */
export type Migration = {
  readonly version: number;
  readonly name: string;
  readonly sqlite: string;
  readonly postgres: string;
};

export function newestVersion(steps: readonly Migration[]): number {
  return steps.at(-1)?.version ?? 0;
}

/** @throws when the database has been brought forward by a newer program */
export function refuseNewer(found: number, steps: readonly Migration[]): void {
  if (found <= newestVersion(steps)) return;
  throw new Error(
    `База заявок новее программы: схема ${found}, программа знает ${newestVersion(steps)}. Запустите новую версию программы.`,
  );
}
