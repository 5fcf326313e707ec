import type { ReactNode } from 'react';
import type { Crumb, PageMeta } from '../../page-contract/page.ts';

export type LayoutProps = { meta: PageMeta; crumbs: readonly Crumb[]; children: ReactNode };
