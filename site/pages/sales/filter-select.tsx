import { Icon } from '../../ui/icon.tsx';
import css from './filter-select.module.css';

type FilterSelectProps = {
  label: string;
  /** The words for «no matter which»; an order has none. */
  any?: string;
  options: readonly { readonly value: string; readonly label: string; readonly count?: number }[];
  value: string;
  onChoose: (value: string) => void;
};

/** A list as low as a chip; its name is for those who do not see what it holds. */
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
