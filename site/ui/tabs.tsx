import type { KeyboardEvent, ReactNode } from 'react';
import { useId, useRef, useState } from 'react';
import type { Goal } from '../../model/counts/goals.ts';
import { cx } from './cx.ts';
import css from './tabs.module.css';

type Tab = { id: string; label: ReactNode; panel: ReactNode };
type TabsProps = {
  label: string;
  tabs: readonly Tab[];
  onChange?: (id: string) => void;
  className?: string | undefined;
  goal?: Goal;
};

const STEPS: Partial<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Arrow keys move the selection. Without JavaScript all panels are shown with headings. */
export function Tabs({ label, tabs, onChange, className, goal }: TabsProps) {
  const prefix = useId();
  const list = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(tabs[0]?.id);

  function choose(id: string) {
    setActive(id);
    onChange?.(id);
  }

  function handleKeyDown(event: KeyboardEvent) {
    const index = tabs.findIndex(({ id }) => id === active);
    const step = STEPS[event.key];
    const next =
      event.key === 'Home'
        ? 0
        : event.key === 'End'
          ? tabs.length - 1
          : step && (index + step + tabs.length) % tabs.length;
    const tab = next === undefined ? undefined : tabs[next];
    if (!tab) return;
    event.preventDefault();
    choose(tab.id);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[tabs.indexOf(tab)]?.focus();
  }

  return (
    <div className={className} data-goal={goal}>
      <div className={css.list} role="tablist" aria-label={label} ref={list} onKeyDown={handleKeyDown}>
        {tabs.map(({ id, label: name }) => (
          <button
            key={id}
            className={css.tab}
            id={`${prefix}-${id}`}
            type="button"
            role="tab"
            aria-selected={id === active}
            aria-controls={`${prefix}-${id}-panel`}
            tabIndex={id === active ? 0 : -1}
            onClick={() => choose(id)}
          >
            {name}
          </button>
        ))}
      </div>
      {tabs.map(({ id, label: name, panel }) => (
        <div
          key={id}
          className={cx(css.panel, id !== active && css.off)}
          id={`${prefix}-${id}-panel`}
          role="tabpanel"
          aria-labelledby={`${prefix}-${id}`}
        >
          <p className={css.name}>{name}</p>
          {panel}
        </div>
      ))}
    </div>
  );
}
