import type { ChangeChoice } from '../../features/list/use-query-choice.ts';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { cleared, type FilterChoice, toggled } from './filter-choice.ts';
import css from './filter-dialog.module.css';
import type { FilterGroup } from './filter-groups.ts';

type FilterDialogProps = {
  groups: readonly FilterGroup[];
  choice: FilterChoice;
  result: string;
  onChange: ChangeChoice<FilterChoice>;
  onClose: () => void;
};

/** Filters apply immediately; the button only closes the dialog. */
export function FilterDialog({ groups, choice, result, onChange, onClose }: FilterDialogProps) {
  const keys = groups.map(({ key }) => key);
  const hasChoice = keys.some((key) => choice[key].length > 0);
  return (
    <Dialog open onClose={onClose} title="Фильтры">
      {groups.map(({ key, label, options }) => (
        <fieldset className={css.group} key={key}>
          <legend className={css.label}>{label}</legend>
          <div className={css.chips}>
            {options.map(({ value, label: name, count }) => (
              <Chip
                key={value}
                pressed={choice[key].includes(value)}
                count={count}
                onClick={() => onChange((current) => toggled(current, key, value))}
              >
                {name}
              </Chip>
            ))}
          </div>
        </fieldset>
      ))}
      <form className={css.foot} method="dialog">
        <p className={css.result} aria-live="polite">
          {result}
        </p>
        <Button type="submit">Показать работы</Button>
        {hasChoice ? (
          <Button variant="secondary" onClick={() => onChange((current) => cleared(current, keys))}>
            Сбросить
          </Button>
        ) : null}
      </form>
    </Dialog>
  );
}
