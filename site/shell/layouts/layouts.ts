import type { ComponentType } from 'react';
import type { LayoutName } from '../../page-contract/page.ts';
import { DefaultLayout } from './default-layout.tsx';
import { HeroLayout } from './hero-layout.tsx';
import type { LayoutProps } from './layout-props.ts';

export const layouts: Record<LayoutName, ComponentType<LayoutProps>> = {
  default: DefaultLayout,
  hero: HeroLayout,
};
