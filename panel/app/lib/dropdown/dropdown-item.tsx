import { UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import css from './dropdown.module.css';

type DropdownItemProps = {
  readonly to?: string;
  readonly isDangerous?: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
};

export function DropdownItem({ to, isDangerous = false, ...rest }: DropdownItemProps) {
  const look = { className: css.item, ...(isDangerous && { c: 'red' }) };
  return to === undefined ? (
    <UnstyledButton {...look} {...rest} />
  ) : (
    <UnstyledButton component={Link} to={to} {...look} {...rest} />
  );
}
