import type { FocusEvent } from 'react';
import { useId, useRef } from 'react';
import { formatRubPerM2 } from '../../../model/format/money.ts';
import { useShell } from '../../lib/shell.ts';
import { useOnNavigation } from '../../navigation/use-on-navigation.ts';
import { Icon } from '../../ui/icon.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import styles from './mega-menu.module.css';
import { MegaMenuColumn } from './mega-menu-column.tsx';
import { MegaMenuFeatured } from './mega-menu-featured.tsx';

/** A native popover: opens, closes on Esc or an outside click and gives the focus back without any script. */
export function MegaMenu({ label }: { label: string }) {
  const { packages, services, featured } = useShell().menu;
  const name = `${label}: пакеты и\u00a0цены`;
  const id = useId();
  const sheet = useRef<HTMLElement>(null);
  const close = () => sheet.current?.hidePopover?.();
  useOnNavigation(close);

  function handleBlur({ currentTarget, relatedTarget }: FocusEvent) {
    const leaves = relatedTarget instanceof Element && !currentTarget.contains(relatedTarget);
    if (leaves && !relatedTarget.matches(`[popovertarget="${id}"]`)) close();
  }

  return (
    <>
      <button className={styles.toggle} type="button" popoverTarget={id} aria-label={name}>
        <Icon name="chev" className={styles.chevron} />
      </button>
      <section className={styles.sheet} id={id} ref={sheet} popover="auto" aria-label={name} onBlur={handleBlur}>
        <Wrap className={styles.columns}>
          <MegaMenuColumn
            title="Пакеты"
            rows={packages.map(({ priceRubPerM2, ...link }) => ({
              ...link,
              price: `от ${formatRubPerM2(priceRubPerM2)}`,
            }))}
          />
          <MegaMenuColumn title="Отдельные работы" rows={services} />
          {featured ? <MegaMenuFeatured {...featured} /> : null}
        </Wrap>
      </section>
    </>
  );
}
