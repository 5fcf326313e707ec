import { Chip } from '../../ui/chip.tsx';
import { ChipRow } from '../../ui/chip-row.tsx';
import { cx } from '../../ui/cx.ts';
import css from './chip-filter-bar.module.css';
import { NoScriptNote } from './no-script-note.tsx';

export type ChipGroup = {
  readonly label: string;
  readonly chips: readonly {
    readonly value: string;
    readonly label: string;
    readonly isPressed: boolean;
    readonly count: number;
    readonly choose: () => void;
  }[];
};

type ChipFilterBarProps = {
  groups: readonly ChipGroup[];
  shown: number;
  all: number;
  /** Order of the list, stated while no filter hides an entry. */
  order: string;
  className: string | undefined;
};

/** Filters of a list as rows of chips with the number of entries shown; without scripts only a note. */
export function ChipFilterBar({ groups, shown, all, order, className }: ChipFilterBarProps) {
  return (
    <div className={cx(css.bar, className)}>
      <NoScriptNote />
      {groups.map(({ label, chips }) => (
        <ChipRow className={css.chips} key={label} label={label}>
          {chips.map(({ value, label: name, isPressed, count, choose }) => (
            <Chip key={value} pressed={isPressed} count={count} onClick={choose}>
              {name}
            </Chip>
          ))}
        </ChipRow>
      ))}
      <p className={css.result} aria-live="polite">
        {shown === all ? order : `Показано ${shown} из\u00a0${all}`}
      </p>
    </div>
  );
}
