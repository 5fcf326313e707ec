import { type FocusEvent, useId, useRef } from 'react';
import { formatRubPerM2 } from '../../../../model/format/money.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { Photo } from '../../../ui/photo.tsx';
import { Wrap } from '../../../ui/wrap.tsx';
import { type Shell, useShell } from '../../facts/shell.ts';
import { useOnNavigation } from '../../navigation/use-on-navigation.ts';
import styles from './mega-menu.module.css';

/** A native popover opens, closes on Esc or an outside click, and restores focus without JavaScript. */
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
          {services.length > 0 ? <MegaMenuColumn title="Отдельные работы" rows={services} /> : null}
          {featured ? <MegaMenuFeatured {...featured} /> : null}
        </Wrap>
      </section>
    </>
  );
}

type MegaMenuColumnProps = {
  title: string;
  rows: readonly { readonly label: string; readonly to: string; readonly price: string }[];
};

function MegaMenuColumn({ title, rows }: MegaMenuColumnProps) {
  const id = useId();
  return (
    <div className={styles.column}>
      <p className={styles.title} id={id}>
        {title}
      </p>
      <ul aria-labelledby={id}>
        {rows.map(({ label, to, price }) => (
          <li key={to}>
            <Link className={styles.row} to={to}>
              {`${label} `}
              <span className={styles.price}>{price}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function MegaMenuFeatured({ label, to, photo }: NonNullable<Shell['menu']['featured']>) {
  return (
    <Link className={styles.featured} to={to}>
      <Photo photo={photo} sizes="third" ratio="4/3" decorative />
      <span className={styles.featuredLabel}>
        {label}
        <Icon name="right" className={styles.arrow} />
      </span>
    </Link>
  );
}
