import { cssVars } from '../../ui/css-vars.ts';
import css from './term-bar.module.css';
import type { TermView } from './term-bar-data.ts';

/** Agreed days against actual days as a small bar with its words. */
export function TermBar({ plannedDays, actualDays, words }: TermView) {
  return (
    <p className={css.term} data-late={actualDays > plannedDays || undefined}>
      <span
        className={css.bar}
        style={cssVars({ '--planned': plannedDays, '--actual': actualDays })}
        aria-hidden="true"
      />
      {words}
    </p>
  );
}
