import { Checkbox } from '../../ui/checkbox.tsx';
import type { ExtraPrice } from './estimate.ts';
import { extraPrice } from './extra-price.ts';
import styles from './extras-list.module.css';

type ExtrasListProps = {
  extras: readonly ExtraPrice[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
};

export function ExtrasList({ extras, chosen, onChange }: ExtrasListProps) {
  function toggle(id: string, isChosen: boolean) {
    onChange(isChosen ? [...chosen, id] : chosen.filter((other) => other !== id));
  }

  return (
    <fieldset>
      <legend className={styles.legend}>Дополнительно</legend>
      <div className={styles.list}>
        {extras.map((extra) => (
          <Checkbox
            key={extra.id}
            className={styles.extra}
            name="extra"
            value={extra.id}
            aside={extraPrice(extra)}
            checked={chosen.includes(extra.id)}
            onChange={(event) => toggle(extra.id, event.currentTarget.checked)}
          >
            {extra.title}
          </Checkbox>
        ))}
      </div>
    </fieldset>
  );
}
