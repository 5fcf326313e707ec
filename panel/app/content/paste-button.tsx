import { Button } from '@mantine/core';
import { Link } from 'react-router';
import type { KindName } from '../../../model/kinds/kinds.ts';

const PASTE_SCREENS: Partial<Record<KindName, { readonly title: string; readonly to: string }>> = {
  services: { title: 'Вставить прайс', to: '/paste/prices' },
  packages: { title: 'Вставить прайс', to: '/paste/prices' },
  redirects: { title: 'Перенести адреса старого сайта', to: '/paste/old-site' },
  reviews: { title: 'Вставить отзывы', to: '/paste/reviews' },
};

/** Leads from a kind to the screen that reads its entries from pasted text. */
export function PasteButton({ kind }: { readonly kind: KindName }) {
  const screen = PASTE_SCREENS[kind];
  if (!screen) return null;
  return (
    <Button component={Link} to={screen.to} variant="default">
      {screen.title}
    </Button>
  );
}
