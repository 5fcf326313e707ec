import { useClickOutside, useWindowEvent } from '@mantine/hooks';
import { type ReactNode, type Ref, useEffect, useRef } from 'react';
import css from './dropdown.module.css';

type OpenerProps = {
  readonly ref: Ref<HTMLButtonElement>;
  readonly 'aria-expanded': boolean;
  readonly onClick: () => void;
};

type DropdownProps = {
  readonly isOpen: boolean;
  readonly onChange: (isOpen: boolean) => void;
  readonly opener: (props: OpenerProps) => ReactNode;
  readonly children: ReactNode;
};

/** Disclosure with links and buttons. Mantine's `Menu` would add 25 KB of code to the first screens. */
export function Dropdown({ isOpen, onChange, opener, children }: DropdownProps) {
  const whole = useClickOutside(() => onChange(false));
  const button = useRef<HTMLButtonElement>(null);
  useWindowEvent('focusin', ({ target }) => {
    if (!whole.current?.contains(target as Node)) onChange(false);
  });
  useWindowEvent('keydown', ({ key }) => {
    if (key !== 'Escape' || !isOpen) return;
    onChange(false);
    button.current?.focus();
  });
  useEffect(() => {
    if (!isOpen) return;
    // Choosing an item removes it while it has the focus.
    return () => {
      if (document.activeElement === document.body) button.current?.focus();
    };
  }, [isOpen]);
  return (
    <div ref={whole} className={css.dropdown}>
      {opener({ ref: button, 'aria-expanded': isOpen, onClick: () => onChange(!isOpen) })}
      {isOpen && <div className={css.items}>{children}</div>}
    </div>
  );
}
