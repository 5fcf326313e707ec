import { Checkbox } from '../../ui/checkbox.tsx';
import type { ExtraPrice } from './estimate.ts';
import { isIncluded } from './estimate.ts';
import { extraPrice } from './extra-price.ts';
import styles from './extras-list.module.css';

type ExtrasListProps = {
  extras: readonly ExtraPrice[];
  chosen: readonly string[];
  /** Slug of the chosen package. */
  packageSlug: string;
  onChange: (chosen: string[]) => void;
};

/** What the package holds already is ticked and costs nothing; the visitor's own choice waits for another package. */
export function ExtrasList({ extras, chosen, packageSlug, onChange }: ExtrasListProps) {
  function toggle(id: string, isChosen: boolean) {
    onChange(isChosen ? [...chosen, id] : chosen.filter((other) => other !== id));
  }

  return (
    <fieldset>
      <legend className={styles.legend}>Дополнительно</legend>
      <div className={styles.list}>
        {extras.map((extra) => {
          const included = isIncluded(extra, packageSlug);
          return (
            <Checkbox
              key={extra.id}
              className={styles.extra}
              name="extra"
              value={extra.id}
              aside={included ? 'входит' : extraPrice(extra)}
              disabled={included}
              checked={included || chosen.includes(extra.id)}
              onChange={(event) => toggle(extra.id, event.currentTarget.checked)}
            >
              {extra.title}
            </Checkbox>
          );
        })}
      </div>
    </fieldset>
  );
}
