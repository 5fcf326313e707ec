type Scrolled = {
  /** Edges of the part of the window in which the form is read. */
  readonly top: number;
  readonly bottom: number;
  readonly scrolled: number;
  readonly mostScrolled: number;
};

/** Returns the height at which the form is read: it goes down as the form scrolls, so that each field passes it. */
export function readingLine({ top, bottom, scrolled, mostScrolled }: Scrolled): number {
  return mostScrolled <= 0 ? top : top + (bottom - top) * Math.min(1, Math.max(0, scrolled / mostScrolled));
}

/** Number of candidate fields sent at once; the page shows the first that it has. */
const NEAREST = 8;
const PARTS = 'section[id^="part-"], [id^="field-"]';

/** Returns the paths of the fields and sections of the form that begin above the line, the nearest first. */
export function fieldsAbove(form: HTMLElement, line: number): string[] {
  const above = [...form.querySelectorAll<HTMLElement>(PARTS)].filter(
    (part) => part.getClientRects().length > 0 && part.getBoundingClientRect().top <= line,
  );
  return above
    .slice(-NEAREST)
    .reverse()
    .flatMap(({ id }) => pathOf(id) ?? []);
}

/** Labels and messages of inputs have ids with an ending. */
const PART_ID = /^(part|field)-([\w.]+)$/;

export function pathOf(id: string): string | null {
  const [, kind, path] = PART_ID.exec(id) ?? [];
  if (path === undefined) return null;
  return kind === 'part' ? `facts.${path}` : path;
}
