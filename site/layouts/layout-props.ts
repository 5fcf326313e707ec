import type { ReactNode } from 'react';
import type { Crumb, PageMeta } from '../lib/page.ts';

export type LayoutProps = { meta: PageMeta; crumbs: readonly Crumb[]; children: ReactNode };
