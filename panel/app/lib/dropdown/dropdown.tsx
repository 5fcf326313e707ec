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

/** Links and buttons below their opener. First screens use it: Mantine's menu adds 25 KB of code. */
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
    // A chosen item disappears together with its focus.
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
