import { Icon } from '../../ui/icon.tsx';
import css from './filter-select.module.css';

type FilterSelectProps = {
  label: string;
  /** Label of the option without restriction; omit for the sort order. */
  any?: string;
  options: readonly { readonly value: string; readonly label: string; readonly count?: number }[];
  value: string;
  onChoose: (value: string) => void;
};

export function FilterSelect({ label, any, options, value, onChoose }: FilterSelectProps) {
  return (
    <label className={css.field}>
      <span className="vh">{label}</span>
      <select
        className={css.select}
        data-chosen={(any !== undefined && value !== '') || undefined}
        value={value}
        onChange={(event) => onChoose(event.currentTarget.value)}
      >
        {any === undefined ? null : <option value="">{any}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.count === undefined ? option.label : `${option.label} (${option.count})`}
          </option>
        ))}
      </select>
      <Icon name="chev" size="s" className={css.icon} />
    </label>
  );
}
