/** Widths of the screens that a preview can show. */
const SCREENS = ['1440', '768'] as const;
const PHONE = '390';

/** Smallest scale at which the texts of a page can be read. */
const READABLE = 0.66;

/** Returns the widest screen whose page is readable in a pane of this width. */
export function readableWidth(pane: number): string {
  return SCREENS.find((screen) => pane >= Number(screen) * READABLE) ?? PHONE;
}
